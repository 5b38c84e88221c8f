import { FileField } from '@data1522/design-system/FileField'
import { Grid } from '@data1522/design-system/Grid'
import { sampleFile } from '../sampleFile.ts'
import { useText } from '../../../../core/i18n/useText.ts'

const invoice = sampleFile('invoice-5041.pdf', 120_000)

/** To be read only, and out of reach. */
export function States() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 2 }}>
      <FileField label={text('fileInputDemos.sentInvoice')} isReadOnly defaultValue={[invoice]} />
      <FileField label={text('fileInputDemos.closedOrder')} isDisabled defaultValue={[invoice]} />
    </Grid>
  )
}
