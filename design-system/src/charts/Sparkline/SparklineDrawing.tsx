import { useLocale } from 'react-aria-components/I18nProvider'
import { BarShapes } from './BarShapes.tsx'
import { LineShape } from './LineShape.tsx'
import type { Spread } from './scales.ts'
import * as styles from './Sparkline.css.ts'

export interface Drawn extends Spread {
  readonly variant: 'line' | 'area' | 'bars'
  readonly height: number
  readonly isLastMarked: boolean
  readonly isSmooth: boolean
}

/** The picture itself, the part that needs the drawing libraries. */
export function SparklineDrawing(drawn: Drawn) {
  const isMirrored = useLocale().direction === 'rtl'
  const Shape = drawn.variant === 'bars' ? BarShapes : LineShape
  return (
    <svg aria-hidden="true" className={styles.drawing}>
      <Shape {...drawn} isMirrored={isMirrored} />
    </svg>
  )
}
