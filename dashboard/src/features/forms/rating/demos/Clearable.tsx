import { RatingField } from '@data1522/design-system/RatingField'
import { useText } from '../../../../core/i18n/useText.ts'

/** Cleared by the cross, by pressing it again, or by Backspace. */
export function Clearable() {
  const text = useText()

  return <RatingField label={text('ratingDemos.delivery')} isClearable defaultValue={3} />
}
