import { Grid } from '@data1522/design-system/Grid'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../../core/i18n/useText.ts'

/** 30, 36 and 44 px when comfortable; the page’s density changes all three. */
export function Density() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <TextField label={text('textfieldDemos.small')} size="small" defaultValue="Omar Haddad" />
      <TextField label={text('textfieldDemos.medium')} defaultValue="Omar Haddad" />
      <TextField label={text('textfieldDemos.large')} size="large" defaultValue="Omar Haddad" />
    </Grid>
  )
}
