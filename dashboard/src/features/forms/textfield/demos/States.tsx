import { Grid } from '@data1522/design-system/Grid'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../../core/i18n/useText.ts'

/** To be read only, being checked, and wrong. */
export function States() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <TextField label={text('textfieldDemos.orderNumber')} isReadOnly defaultValue="#5041" />
      <TextField label={text('textfieldDemos.storeAddress')} isPending defaultValue="harbour-east" />
      <TextField
        label={text('textfieldDemos.email')}
        type="email"
        defaultValue="ada@"
        errorMessage={text('textfieldDemos.addDomain')}
      />
    </Grid>
  )
}
