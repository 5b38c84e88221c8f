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
import { z } from '@data1522/mocks/contract/zod'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import type { Question } from '../../core/auth/decision.ts'
import { samePerson } from '../../core/auth/same-person.ts'
import { Reason } from '../../core/auth/Reason.tsx'
import { validationErrors } from '../../core/errors/validation-errors.ts'
import { useText } from '../../core/i18n/useText.ts'
import { accountPassword, samePassword } from './password-schema.ts'
import { useMayChange } from './useMayChange.ts'

interface PasswordCardProps {
  /** What changing it is a change of; nothing for one's own account, which nobody else has a say in. */
  subject?: Question['subject']
  description: string
  /** Whether the present password is asked for, as of one's own account. @default false */
  asksCurrent?: boolean
  /** Sends the new password, with the present one where that is asked for; what it throws is said in the form. */
  onSave: (password: string, current: string) => Promise<unknown>
  /** What is said once it is saved. */
  successMessage: () => string
}

const empty = { current: '', password: '', repeated: '' }

/** Gives an account a new password. */
export function PasswordCard({
  subject,
  description,
  asksCurrent = false,
  onSave,
  successMessage,
}: PasswordCardProps) {
  const text = useText()
  const titleId = useId()
  const decision = useMayChange(subject)
  const form = useSchemaForm({
    schema: z
      .object({
        current: z.string().check(z.minLength(asksCurrent ? 1 : 0)),
        password: accountPassword(text('account.passwordWeak')),
        repeated: z.string().check(z.minLength(1)),
      })
      .check(samePassword(text('account.passwordDiffers'))),
    defaultValues: empty,
    onSubmit: async ({ password, current }) => {
      const isSamePerson = samePerson()
      try {
        await onSave(password, current)
      } catch (error) {
        return validationErrors(error, text, ['current', 'password'], {
          current: text('account.passwordNotCurrent'),
        })
      }
      if (isSamePerson()) toasts.show({ tone: 'success', title: successMessage })
      // The handle keeps what was sent as the new start; of a password nothing is kept.
      queueMicrotask(() => form.hook.reset(empty))
    },
  })
  const password = useWatch({ control: form.hook.control, name: 'password' })
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader id={titleId} title={text('account.password')} subtitle={description} />
      {decision.state === 'allowed' ? (
        <SchemaForm form={form} label={text('account.password')}>
          {asksCurrent && (
            <Grid columns={{ base: 1, sm: 2 }} gap={16}>
              <FormField form={form} name="current" label={text('account.passwordCurrent')}>
                {(field) => <PasswordField {...field} autoComplete="current-password" />}
              </FormField>
            </Grid>
          )}
          <Grid columns={{ base: 1, sm: 2 }} gap={16}>
            <FormField form={form} name="password" label={text('account.passwordNew')}>
              {(field) => <PasswordField {...field} autoComplete="new-password" />}
            </FormField>
            <FormField form={form} name="repeated" label={text('account.passwordAgain')}>
              {(field) => <PasswordField {...field} autoComplete="new-password" />}
            </FormField>
          </Grid>
          <PasswordStrength password={password} minLength={PASSWORD_MINIMUM} />
          <FormActions form={form} submitLabel={text('account.passwordSave')} />
        </SchemaForm>
      ) : (
        <Alert tone="neutral">
          <Reason decision={decision} />
        </Alert>
      )}
    </Card>
  )
}
