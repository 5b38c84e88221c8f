import { Grid } from '@data1522/design-system/Grid'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../../core/i18n/useText.ts'

/** It stands where the value will be, and moves up for it. */
export function LabelInside() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <TextField label={text('textfieldDemos.fullName')} labelPlacement="inside" />
      <TextField
        label={text('textfieldDemos.fullName')}
        labelPlacement="inside"
        variant="filled"
        isRequired
      />
      <TextField
        label={text('textfieldDemos.fullName')}
        labelPlacement="inside"
        variant="plain"
        defaultValue="Ada Brun"
      />
    </Grid>
  )
}
