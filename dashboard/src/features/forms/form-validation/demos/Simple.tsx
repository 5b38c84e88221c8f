import { Checkbox } from '@data1522/design-system/Checkbox'
import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { TextField } from '@data1522/design-system/TextField'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useText } from '../../../../core/i18n/useText.ts'

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  email: z.email(),
  isAgreed: z.boolean().check(z.refine((isAgreed) => isAgreed)),
})
const empty = { name: '', email: '', isAgreed: false }

/** A rule a field; what is wrong stands at each field, and above them all with the way to it. */
export function Simple() {
  const text = useText()
  const form = useSchemaForm({
    schema,
    defaultValues: empty,
    onSubmit: ({ name }) => {
      toasts.show({ tone: 'success', title: text('formValidationDemos.subscribed'), description: name })
    },
  })
  const send = async () => {
    if (await form.submit()) form.hook.reset(empty)
  }

  return (
    <SchemaForm form={form} label={text('formValidationDemos.simpleForm')} isGuarded={false} onSubmit={send}>
      <Grid columns={{ base: 1, md: 2 }} gap={16}>
        <FormField form={form} name="name" label={text('formValidationDemos.name')}>
          {(field) => <TextField {...field} autoComplete="name" />}
        </FormField>
        <FormField form={form} name="email" label={text('formValidationDemos.email')}>
          {(field) => <TextField {...field} type="email" autoComplete="email" />}
        </FormField>
      </Grid>
      <FormField form={form} name="isAgreed" label={text('formValidationDemos.agree')}>
        {({ value, label, ...field }) => (
          <Checkbox {...field} isSelected={value}>
            {label}
          </Checkbox>
        )}
      </FormField>
      <FormActions form={form} submitLabel={text('formValidationDemos.subscribe')} />
    </SchemaForm>
  )
}
