import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../core/i18n/useText.ts'
import { EmailInput, NewPasswordInput, RepeatPasswordInput, UsernameInput } from '../ui/inputs.tsx'
import type { StepProps } from './useRegistration.ts'

/** How one signs in. */
export function AccountStep({ form }: StepProps) {
  const text = useText()
  return (
    <Grid columns={{ base: 1, sm: 2 }} gap={16}>
      <FormField form={form} name="username" label={text('authForms.username')}>
        {(field) => <UsernameInput {...field} />}
      </FormField>
      <FormField form={form} name="email" label={text('auth.email')}>
        {(field) => <EmailInput {...field} />}
      </FormField>
      <FormField form={form} name="password" label={text('auth.password')}>
        {(field) => <NewPasswordInput {...field} />}
      </FormField>
      <FormField form={form} name="repeated" label={text('authForms.repeatPassword')}>
        {(field) => <RepeatPasswordInput {...field} />}
      </FormField>
      <FormField form={form} name="website" label={text('authSteps.website')} isRequired={false}>
        {(field) => <TextField {...field} type="url" autoComplete="url" size="large" />}
      </FormField>
    </Grid>
  )
}
