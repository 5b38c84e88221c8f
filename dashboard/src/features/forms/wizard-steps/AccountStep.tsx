import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { PasswordField } from '@data1522/design-system/PasswordField'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../core/i18n/useText.ts'
import type { ProfileForm } from './profile.ts'

/** How to sign in. */
export function AccountStep({ form }: { form: ProfileForm }) {
  const text = useText()
  return (
    <Grid columns={{ base: 1, sm: 2 }} gap={16}>
      <FormField form={form} name="username" label={text('formWizardDemos.username')}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="email" label={text('formWizardDemos.email')}>
        {(field) => <TextField {...field} type="email" autoComplete="off" />}
      </FormField>
      <FormField form={form} name="password" label={text('formWizardDemos.password')}>
        {(field) => (
          <PasswordField
            {...field}
            autoComplete="new-password"
            description={text('formWizardDemos.passwordText')}
          />
        )}
      </FormField>
    </Grid>
  )
}
