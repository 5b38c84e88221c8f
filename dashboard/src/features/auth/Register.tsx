import { FormField } from '@data1522/design-system/FormField'
import { Link } from '@data1522/design-system/Link'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { Navigate } from 'react-router-dom'
import { useText } from '../../core/i18n/useText.ts'
import { AuthFrame } from './ui/AuthFrame.tsx'
import { AuthHead } from './ui/AuthHead.tsx'
import { DemoNote } from './ui/DemoNote.tsx'
import { EmailInput, NewPasswordInput, TermsInput, UsernameInput } from './ui/inputs.tsx'
import { Providers } from './ui/Providers.tsx'
import { SubmitButton } from './ui/SubmitButton.tsx'
import { useAuthRoute } from './ui/useAuthRoute.ts'
import { useRegister } from './useRegister.ts'

/** A new account: a name, an address, a password and the agreement; the address is confirmed on the next screen. */
export function Register() {
  const text = useText()
  const { addressOf } = useAuthRoute()
  const { form, sentTo } = useRegister()
  if (sentTo) return <Navigate to={addressOf('verify-email')} state={{ email: sentTo }} replace />
  return (
    <AuthFrame>
      <Stack gap={20}>
        <AuthHead title={text('authForms.createTitle')}>{text('authForms.createDescription')}</AuthHead>
        <DemoNote>{text('authForms.notSent')}</DemoNote>
        <SchemaForm form={form} label={text('authForms.createTitle')}>
          <FormField form={form} name="username" label={text('authForms.username')}>
            {(field) => <UsernameInput {...field} />}
          </FormField>
          <FormField form={form} name="email" label={text('auth.email')}>
            {(field) => <EmailInput {...field} />}
          </FormField>
          <FormField form={form} name="password" label={text('auth.password')}>
            {(field) => <NewPasswordInput {...field} />}
          </FormField>
          <FormField form={form} name="isAgreed" label={text('authForms.termsLabel')}>
            {(field) => <TermsInput {...field} />}
          </FormField>
          <SubmitButton form={form}>{text('auth.createAccount')}</SubmitButton>
        </SchemaForm>
        <Text isCentered ink="muted">
          {text('authForms.haveAccount')} <Link href={addressOf('login')}>{text('auth.signIn')}</Link>
        </Text>
        <Providers />
      </Stack>
    </AuthFrame>
  )
}
