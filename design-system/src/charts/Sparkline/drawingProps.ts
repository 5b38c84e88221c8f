import type { Spread } from './scales.ts'

export interface SparklineDrawingProps extends Spread {
  readonly variant: 'line' | 'area' | 'bars'
  readonly height: number
  readonly isLastMarked: boolean
  readonly isSmooth: boolean
}
