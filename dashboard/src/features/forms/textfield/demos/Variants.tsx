import { Grid } from '@data1522/design-system/Grid'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../../core/i18n/useText.ts'

/** Outlined, filled, or underlined. */
export function Variants() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <TextField label={text('textfieldDemos.company')} defaultValue="Harbour East" />
      <TextField label={text('textfieldDemos.company')} defaultValue="Harbour East" variant="filled" />
      <TextField label={text('textfieldDemos.company')} defaultValue="Harbour East" variant="plain" />
    </Grid>
  )
}
