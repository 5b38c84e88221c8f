import { FileField } from '@data1522/design-system/FileField'
import { Grid } from '@data1522/design-system/Grid'
import { sampleFile } from '../sampleFile.ts'
import { useText } from '../../../../core/i18n/useText.ts'

const invoice = sampleFile('invoice-5041.pdf', 120_000)

/** Outlined, filled, or underlined. */
export function Variants() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <FileField label={text('fileInputDemos.invoice')} defaultValue={[invoice]} />
      <FileField label={text('fileInputDemos.invoice')} defaultValue={[invoice]} variant="filled" />
      <FileField label={text('fileInputDemos.invoice')} defaultValue={[invoice]} variant="plain" />
    </Grid>
  )
}
