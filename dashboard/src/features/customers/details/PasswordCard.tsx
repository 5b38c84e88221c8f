import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { PasswordField } from '@data1522/design-system/PasswordField'
import { PasswordStrength } from '@data1522/design-system/PasswordStrength'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Stack } from '@data1522/design-system/Stack'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { setCustomerPassword } from '@data1522/mocks/contract/customer-accounts'
import { z } from '@data1522/mocks/contract/zod'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '../../../core/api/client.ts'
import { Can } from '../../../core/auth/Can.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { orFailureText } from '../../../core/errors/failure-text.ts'

const LEAST = 8
const MOST = 200

/** Gives the customer a new password. */
export function PasswordCard({ id }: { id: string }) {
  const text = useText()
  const titleId = useId()
  const form = useSchemaForm({
    schema: z
      .object({
        password: z.string().check(z.minLength(LEAST), z.maxLength(MOST)),
        again: z.string().check(z.minLength(1)),
      })
      .check(
        z.refine(({ password, again }) => password === again, {
          path: ['again'],
          message: text('customer.passwordsDiffer'),
        }),
      ),
    defaultValues: { password: '', again: '' },
    onSubmit: ({ password }) =>
      orFailureText(async () => {
        await call(setCustomerPassword, { params: { id }, body: { password } })
        form.hook.reset({ password: '', again: '' })
        toasts.show({ tone: 'success', title: () => text('customer.passwordSet') })
      }),
  })
  const password = useWatch({ control: form.hook.control, name: 'password' })
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={20}>
        <CardHeader id={titleId} title={text('customer.password')} subtitle={text('customer.passwordText')} />
        <SchemaForm form={form} label={text('customer.password')}>
          <Grid columns={{ base: 1, sm: 2 }} gap={16}>
            <FormField form={form} name="password" label={text('customer.newPassword')}>
              {(field) => <PasswordField {...field} autoComplete="new-password" />}
            </FormField>
            <FormField form={form} name="again" label={text('customer.passwordAgain')}>
              {(field) => <PasswordField {...field} autoComplete="new-password" />}
            </FormField>
          </Grid>
          {password && <PasswordStrength password={password} minLength={LEAST} />}
          <Can action="update" subject="Customer">
            <FormActions form={form} submitLabel={text('customer.setPassword')} savedText=" " />
          </Can>
        </SchemaForm>
      </Stack>
    </Card>
  )
}
