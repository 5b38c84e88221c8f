import { Grid } from '@data1522/design-system/Grid'
import { RatingField } from '@data1522/design-system/RatingField'
import { useText } from '../../../../core/i18n/useText.ts'

/** A tone for what is filled, where the page has its own. */
export function Colors() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <RatingField label={text('ratingDemos.comfort')} tone="primary" defaultValue={4} />
      <RatingField label={text('ratingDemos.price')} tone="success" defaultValue={3} />
      <RatingField label={text('ratingDemos.look')} tone="danger" defaultValue={5} />
    </Grid>
  )
}
