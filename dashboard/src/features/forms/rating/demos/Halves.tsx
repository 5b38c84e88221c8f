import { RatingField } from '@data1522/design-system/RatingField'
import { useText } from '../../../../core/i18n/useText.ts'

/** The first half of a star counts as a half, read from where reading starts. */
export function Halves() {
  const text = useText()

  return <RatingField label={text('ratingDemos.course')} hasHalves isValueShown defaultValue={3.5} />
}
