import { RatingField } from '@data1522/design-system/RatingField'
import { useText } from '../../../../core/i18n/useText.ts'

/** Says what a press would mean before it is made. */
export function Hover() {
  const text = useText()

  return (
    <RatingField
      label={text('ratingDemos.answer')}
      isValueShown
      defaultValue={4}
      words={[
        text('ratingDemos.awful'),
        text('ratingDemos.poor'),
        text('ratingDemos.fair'),
        text('ratingDemos.good'),
        text('ratingDemos.excellent'),
      ]}
    />
  )
}
