import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { Icon } from '@data1522/design-system/Icon'
import { IconMail, IconPhone, IconUser } from '@data1522/design-system/icons'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { TextField } from '@data1522/design-system/TextField'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useText } from '../../../../core/i18n/useText.ts'

const schema = z.object({ name: z.string().check(z.minLength(1)), email: z.email(), phone: z.string() })
const empty = { name: '', email: '', phone: '' }

/** The same, with an icon in each field that says what it takes. */
export function VerticalIcons() {
  const text = useText()
  const form = useSchemaForm({
    schema,
    defaultValues: empty,
    onSubmit: ({ name }) => {
      toasts.show({ tone: 'success', title: text('formLayoutDemos.contactAdded'), description: name })
    },
  })
  const send = async () => {
    if (await form.submit()) form.hook.reset(empty)
  }

  return (
    <SchemaForm
      form={form}
      label={text('formLayoutDemos.verticalIconsForm')}
      isGuarded={false}
      onSubmit={send}
    >
      <FormField form={form} name="name" label={text('formLayoutDemos.name')}>
        {(field) => <TextField {...field} autoComplete="off" start={<Icon icon={IconUser} size={18} />} />}
      </FormField>
      <FormField form={form} name="email" label={text('formLayoutDemos.email')}>
        {(field) => (
          <TextField {...field} type="email" autoComplete="off" start={<Icon icon={IconMail} size={18} />} />
        )}
      </FormField>
      <FormField form={form} name="phone" label={text('formLayoutDemos.phone')} isRequired={false}>
        {(field) => (
          <TextField {...field} type="tel" autoComplete="off" start={<Icon icon={IconPhone} size={18} />} />
        )}
      </FormField>
      <FormActions form={form} submitLabel={text('formLayoutDemos.addContact')} />
    </SchemaForm>
  )
}
