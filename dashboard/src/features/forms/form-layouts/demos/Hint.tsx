import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { TextField } from '@data1522/design-system/TextField'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useText } from '../../../../core/i18n/useText.ts'

const schema = z.object({
  title: z.string().check(z.minLength(1)),
  address: z.string().check(z.minLength(1)),
  email: z.email(),
})
const empty = { title: '', address: '', email: '' }

/** A sentence below a field says what is expected, before it goes wrong. */
export function Hint() {
  const text = useText()
  const form = useSchemaForm({
    schema,
    defaultValues: empty,
    onSubmit: ({ title }) => {
      toasts.show({ tone: 'success', title: text('formLayoutDemos.pageCreated'), description: title })
    },
  })
  const send = async () => {
    if (await form.submit()) form.hook.reset(empty)
  }

  return (
    <SchemaForm form={form} label={text('formLayoutDemos.hintForm')} isGuarded={false} onSubmit={send}>
      <FormField form={form} name="title" label={text('formLayoutDemos.pageTitle')}>
        {(field) => <TextField {...field} description={text('formLayoutDemos.pageTitleText')} />}
      </FormField>
      <FormField form={form} name="address" label={text('formLayoutDemos.pageAddress')}>
        {(field) => <TextField {...field} description={text('formLayoutDemos.pageAddressText')} />}
      </FormField>
      <FormField form={form} name="email" label={text('formLayoutDemos.email')}>
        {(field) => <TextField {...field} type="email" description={text('formLayoutDemos.emailText')} />}
      </FormField>
      <FormActions form={form} submitLabel={text('formLayoutDemos.createPage')} />
    </SchemaForm>
  )
}
