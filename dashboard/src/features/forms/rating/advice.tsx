import { RatingField } from '@data1522/design-system/RatingField'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function Opinion() {
  const text = useText()

  return <RatingField label={text('ratingDemos.product')} defaultValue={4} />
}

function Count() {
  const text = useText()

  return <RatingField label={text('ratingDemos.pieces')} defaultValue={2} />
}

/** What to ask for in stars, and what not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: Opinion, text: 'ratingDemos.doText' },
  { isGood: false, Live: Count, text: 'ratingDemos.dontText' },
]
