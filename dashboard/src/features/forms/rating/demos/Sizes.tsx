import { Grid } from '@data1522/design-system/Grid'
import { RatingField } from '@data1522/design-system/RatingField'
import { useText } from '../../../../core/i18n/useText.ts'

/** Stars of 20, 24 and 32 px; a finger finds each. */
export function Sizes() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <RatingField label={text('ratingDemos.small')} size="small" defaultValue={3} />
      <RatingField label={text('ratingDemos.medium')} defaultValue={4} />
      <RatingField label={text('ratingDemos.large')} size="large" defaultValue={5} />
    </Grid>
  )
}
