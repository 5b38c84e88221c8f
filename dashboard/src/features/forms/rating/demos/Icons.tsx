import { Grid } from '@data1522/design-system/Grid'
import { IconFlame, IconHeart, IconThumbUp } from '@data1522/design-system/icons'
import { RatingField } from '@data1522/design-system/RatingField'
import { useText } from '../../../../core/i18n/useText.ts'

/** Another picture in place of stars, filled as they are. */
export function Icons() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <RatingField label={text('ratingDemos.wish')} icon={IconHeart} tone="danger" defaultValue={4} />
      <RatingField label={text('ratingDemos.spice')} icon={IconFlame} defaultValue={2} />
      <RatingField label={text('ratingDemos.help')} icon={IconThumbUp} tone="info" max={3} defaultValue={2} />
    </Grid>
  )
}
