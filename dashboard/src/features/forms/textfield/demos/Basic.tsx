import { Grid } from '@data1522/design-system/Grid'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../../core/i18n/useText.ts'

/** A label above, an example inside, help below. */
export function Basic() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 2 }} gap={16}>
      <TextField label={text('textfieldDemos.fullName')} autoComplete="name" />
      <TextField
        label={text('textfieldDemos.email')}
        type="email"
        placeholder={text('textfieldDemos.exampleEmail')}
        description={text('textfieldDemos.seldom')}
      />
    </Grid>
  )
}
