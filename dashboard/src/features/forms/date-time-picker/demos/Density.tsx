import { DatePicker } from '@data1522/design-system/DatePicker'
import { Grid } from '@data1522/design-system/Grid'
import { useText } from '../../../../core/i18n/useText.ts'

/** 30, 36 and 44 px when comfortable; the page’s density changes all three. */
export function Density() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <DatePicker label={text('dateTimeDemos.small')} size="small" defaultValue="2026-11-12" />
      <DatePicker label={text('dateTimeDemos.medium')} defaultValue="2026-11-12" />
      <DatePicker label={text('dateTimeDemos.large')} size="large" defaultValue="2026-11-12" />
    </Grid>
  )
}
