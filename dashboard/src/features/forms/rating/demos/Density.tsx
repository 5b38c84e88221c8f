import { RatingField } from '@data1522/design-system/RatingField'
import { Stack } from '@data1522/design-system/Stack'
import { ThemeScope } from '@data1522/design-system/ThemeScope'
import { useText } from '../../../../core/i18n/useText.ts'

/** In a compact area, stars sit closer together. */
export function Density() {
  const text = useText()

  return (
    <Stack gap={16}>
      <ThemeScope density="compact">
        <RatingField label={text('ratingDemos.compact')} defaultValue={4} />
      </ThemeScope>
      <ThemeScope density="spacious">
        <RatingField label={text('ratingDemos.spacious')} defaultValue={4} />
      </ThemeScope>
    </Stack>
  )
}
