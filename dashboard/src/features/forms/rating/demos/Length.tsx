import { RatingField } from '@data1522/design-system/RatingField'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../../core/i18n/useText.ts'

/** Three for a quick answer, ten for a fine one. */
export function Length() {
  const text = useText()

  return (
    <Stack gap={16}>
      <RatingField label={text('ratingDemos.outOfThree')} max={3} defaultValue={2} />
      <RatingField label={text('ratingDemos.outOfTen')} max={10} size="small" defaultValue={7} isValueShown />
    </Stack>
  )
}
