import { DatePicker } from '@data1522/design-system/DatePicker'
import { Grid } from '@data1522/design-system/Grid'
import { useText } from '../../../../core/i18n/useText.ts'

/** Outlined, filled, or underlined. */
export function Variants() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <DatePicker label={text('dateTimeDemos.issued')} defaultValue="2026-11-12" />
      <DatePicker label={text('dateTimeDemos.issued')} defaultValue="2026-11-12" variant="filled" />
      <DatePicker label={text('dateTimeDemos.issued')} defaultValue="2026-11-12" variant="plain" />
    </Grid>
  )
}
