import { RatingField } from '@data1522/design-system/RatingField'
import { useText } from '../../../../core/i18n/useText.ts'

/** What was given once can be looked at, not changed. */
export function Readonly() {
  const text = useText()

  return <RatingField label={text('ratingDemos.yours')} isReadOnly defaultValue={4} />
}
