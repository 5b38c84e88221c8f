import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useDashboard } from './card.ts'

interface Trend {
  readonly text: string
  readonly tone: 'success' | 'danger' | 'neutral'
}

/** How a figure moved, in words and colour; nothing where nothing is compared. */
export function useTrend() {
  'use memo'
  const { change } = useFormats()
  const { days } = useDashboard()
  return (ratio: number | null, isGrowthGood = true): Trend | undefined => {
    if (ratio === null || days.compare === 'none') return undefined
    const tone = ratio === 0 ? 'neutral' : ratio > 0 === isGrowthGood ? 'success' : 'danger'
    return { text: change(ratio), tone }
  }
}
