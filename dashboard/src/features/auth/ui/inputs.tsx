import { Checkbox } from '@data1522/design-system/Checkbox'
import type { FieldBinding } from '@data1522/design-system/FormField'
import { PasswordField } from '@data1522/design-system/PasswordField'
import { PasswordStrength } from '@data1522/design-system/PasswordStrength'
import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../core/i18n/useText.ts'
import { PASSWORD_LENGTH } from './schemas.ts'

/** The name that one signs in with. */
export const UsernameInput = (field: FieldBinding<string>) => (
  <TextField {...field} autoComplete="username" size="large" />
)

/** An address; `isIdentity` where it is what one signs in with. */
export const EmailInput = ({ isIdentity, ...field }: FieldBinding<string> & { isIdentity?: boolean }) => (
  <TextField {...field} type="email" autoComplete={isIdentity ? 'username' : 'email'} size="large" />
)

/** A password that is being chosen, and how hard it is to guess. */
export const NewPasswordInput = (field: FieldBinding<string>) => (
  <Stack gap={12}>
    <PasswordField {...field} autoComplete="new-password" size="large" />
    <PasswordStrength password={field.value} minLength={PASSWORD_LENGTH} isBare={field.value === ''} />
  </Stack>
)

/** The same password again, against slips. */
export const RepeatPasswordInput = (field: FieldBinding<string>) => (
  <PasswordField {...field} autoComplete="new-password" size="large" />
)

/** The agreement without which there is no account. */
export function TermsInput({ value, onChange, errorMessage, isRequired, ref }: FieldBinding<boolean>) {
  const text = useText()
  return (
    <Checkbox
      ref={ref}
      isSelected={value}
      onChange={onChange}
      isRequired={isRequired}
      errorMessage={errorMessage}
    >
      {text('authForms.terms')}
    </Checkbox>
  )
}
