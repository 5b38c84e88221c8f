import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { TextArea } from '@data1522/design-system/TextArea'
import { TextField } from '@data1522/design-system/TextField'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useText } from '../../../../core/i18n/useText.ts'

const schema = z.object({
  store: z.string().check(z.minLength(1)),
  email: z.email(),
  about: z.string().check(z.maxLength(200)),
})

/** Labels beside their fields, and above them where it is narrow. */
export function Horizontal() {
  const text = useText()
  const form = useSchemaForm({
    schema,
    defaultValues: { store: 'Harbour East', email: 'hello@harbour-east.example', about: '' },
    onSubmit: ({ store }) => {
      toasts.show({ tone: 'success', title: text('formLayoutDemos.storeSaved'), description: store })
    },
  })

  return (
    <SchemaForm
      form={form}
      label={text('formLayoutDemos.horizontalForm')}
      layout="horizontal"
      isGuarded={false}
    >
      <FormField form={form} name="store" label={text('formLayoutDemos.store')}>
        {(field) => <TextField {...field} />}
      </FormField>
      <FormField form={form} name="email" label={text('formLayoutDemos.storeEmail')}>
        {(field) => (
          <TextField {...field} type="email" description={text('formLayoutDemos.storeEmailText')} />
        )}
      </FormField>
      <FormField form={form} name="about" label={text('formLayoutDemos.about')} isRequired={false}>
        {(field) => <TextArea {...field} minRows={3} maxLength={200} showCount />}
      </FormField>
      <FormActions form={form} submitLabel={text('formLayoutDemos.saveStore')} />
    </SchemaForm>
  )
}
