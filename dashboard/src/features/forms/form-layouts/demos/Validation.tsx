import { Checkbox } from '@data1522/design-system/Checkbox'
import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { PasswordField } from '@data1522/design-system/PasswordField'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { TextField } from '@data1522/design-system/TextField'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useEffect } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

const schema = z.object({
  email: z.email(),
  password: z.string().check(z.minLength(10)),
  isAgreed: z.boolean().check(z.refine((isAgreed) => isAgreed)),
})

/** What is wrong stands below its field, and how to mend it. */
export function Validation() {
  const text = useText()
  const form = useSchemaForm({
    schema,
    defaultValues: { email: 'ines.moreau@', password: 'harbour', isAgreed: false },
    onSubmit: ({ email }) => {
      toasts.show({ tone: 'success', title: text('formLayoutDemos.signedUp'), description: email })
    },
  })
  const { trigger } = form.hook
  // As if it had been filled in.
  useEffect(() => void trigger(['email', 'password']), [trigger])

  return (
    <SchemaForm form={form} label={text('formLayoutDemos.validationForm')} isGuarded={false}>
      <FormField form={form} name="email" label={text('formLayoutDemos.email')}>
        {(field) => <TextField {...field} type="email" autoComplete="off" />}
      </FormField>
      <FormField form={form} name="password" label={text('formLayoutDemos.password')}>
        {(field) => <PasswordField {...field} autoComplete="new-password" />}
      </FormField>
      <FormField form={form} name="isAgreed" label={text('formLayoutDemos.agree')}>
        {({ value, label, ...field }) => (
          <Checkbox {...field} isSelected={value}>
            {label}
          </Checkbox>
        )}
      </FormField>
      <FormActions form={form} submitLabel={text('formLayoutDemos.signUp')} />
    </SchemaForm>
  )
}
