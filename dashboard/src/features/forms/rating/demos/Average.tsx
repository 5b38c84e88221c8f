import { Grid } from '@data1522/design-system/Grid'
import { Rating } from '@data1522/design-system/Rating'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../../core/i18n/useText.ts'

/** A row of stars to look at, with the mean and how many it comes from. */
export function Average() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <Stack gap={4}>
        <Text weight="medium">{text('ratingDemos.chair')}</Text>
        <Rating value={4.6} count={218} isValueShown />
      </Stack>
      <Stack gap={4}>
        <Text weight="medium">{text('ratingDemos.lamp')}</Text>
        <Rating value={3.9} count={64} isValueShown />
      </Stack>
      <Stack gap={4}>
        <Text weight="medium">{text('ratingDemos.vase')}</Text>
        <Rating value={2.5} count={7} isValueShown />
      </Stack>
    </Grid>
  )
}
