import { useFormats } from '../../../core/i18n/useFormats.ts'

export interface Trend {
  readonly text: string
  readonly tone: 'success' | 'danger' | 'neutral'
}

/** How a figure moved, in words and colour; nothing where the server compared it with nothing. */
export function useTrend() {
  'use memo'
  const { change } = useFormats()
  return (ratio: number | null, isGrowthGood = true): Trend | undefined => {
    if (ratio === null) return undefined
    const tone = ratio === 0 ? 'neutral' : ratio > 0 === isGrowthGood ? 'success' : 'danger'
    return { text: change(ratio), tone }
  }
}
