import { Alert } from '@data1522/design-system/Alert'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { PasswordField } from '@data1522/design-system/PasswordField'
import { PasswordStrength } from '@data1522/design-system/PasswordStrength'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { PASSWORD_MINIMUM } from '@data1522/mocks/contract/account-settings'
import { setUserPassword } from '@data1522/mocks/contract/user-settings'
import { z } from '@data1522/mocks/contract/zod'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError, call } from '../../../../core/api/client.ts'
import { useCan } from '../../../../core/auth/useCan.ts'
import { useReason } from '../../../../core/auth/useReason.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { failureText } from '../../../../core/errors/failure-text.ts'
import type { UserTabProps } from '../UserTabs.tsx'

const isHardToGuess = (password: string) => /\p{Ll}/u.test(password) && /[^\p{L}\p{M}]/u.test(password)
const empty = { password: '', repeated: '' }

/** Gives the user a new password. */
export function PasswordCard({ user }: UserTabProps) {
  const text = useText()
  const titleId = useId()
  const decision = useCan({ action: 'update', subject: 'User' })
  const reason = useReason(decision)
  const schema = z
    .object({
      password: z.string().check(
        z.minLength(PASSWORD_MINIMUM),
        z.maxLength(200),
        z.refine(
          (password) => password.length < PASSWORD_MINIMUM || isHardToGuess(password),
          text('userView.passwordWeak'),
        ),
      ),
      repeated: z.string().check(z.minLength(1)),
    })
    .check(
      z.refine(({ password, repeated }) => !repeated || password === repeated, {
        path: ['repeated'],
        message: text('userView.passwordDiffers'),
      }),
    )
  const form = useSchemaForm({
    schema,
    defaultValues: empty,
    onSubmit: async ({ password }) => {
      try {
        await call(setUserPassword, { params: { id: user.id }, body: { password } })
      } catch (error) {
        if (error instanceof ApiError && error.status === 400)
          return { password: text('userView.passwordWeak') }
        return { form: failureText(error) }
      }
      toasts.show({ tone: 'success', title: () => text('userView.passwordSet', { name: user.fullName }) })
      // The handle keeps what was sent as the new start; of a password nothing is kept.
      queueMicrotask(() => form.hook.reset(empty))
    },
  })
  const password = useWatch({ control: form.hook.control, name: 'password' })
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={text('userView.password')}
        subtitle={text('userView.passwordLede', { name: user.fullName })}
      />
      {decision.isAllowed ? (
        <SchemaForm form={form} label={text('userView.password')}>
          <Grid columns={{ base: 1, sm: 2 }} gap={16}>
            <FormField form={form} name="password" label={text('userView.passwordNew')}>
              {(field) => <PasswordField {...field} autoComplete="new-password" />}
            </FormField>
            <FormField form={form} name="repeated" label={text('userView.passwordAgain')}>
              {(field) => <PasswordField {...field} autoComplete="new-password" />}
            </FormField>
          </Grid>
          <PasswordStrength password={password} minLength={PASSWORD_MINIMUM} />
          <FormActions form={form} submitLabel={text('userView.passwordSave')} />
        </SchemaForm>
      ) : (
        <Alert tone="neutral">{reason}</Alert>
      )}
    </Card>
  )
}
