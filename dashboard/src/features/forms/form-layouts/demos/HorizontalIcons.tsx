import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { Icon } from '@data1522/design-system/Icon'
import { IconBuilding, IconMail, IconUser, IconWorld } from '@data1522/design-system/icons'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { TextField } from '@data1522/design-system/TextField'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useText } from '../../../../core/i18n/useText.ts'

const schema = z.object({
  supplier: z.string().check(z.minLength(1)),
  contact: z.string().check(z.minLength(1)),
  email: z.email(),
  website: z.union([z.literal(''), z.url()]),
})
const empty = { supplier: '', contact: '', email: '', website: '' }

/** The same with icons, which help where labels stand far from each other. */
export function HorizontalIcons() {
  const text = useText()
  const form = useSchemaForm({
    schema,
    defaultValues: empty,
    onSubmit: ({ supplier }) => {
      toasts.show({ tone: 'success', title: text('formLayoutDemos.supplierAdded'), description: supplier })
    },
  })
  const send = async () => {
    if (await form.submit()) form.hook.reset(empty)
  }

  return (
    <SchemaForm
      form={form}
      label={text('formLayoutDemos.horizontalIconsForm')}
      layout="horizontal"
      isGuarded={false}
      onSubmit={send}
    >
      <FormField form={form} name="supplier" label={text('formLayoutDemos.company')}>
        {(field) => (
          <TextField {...field} autoComplete="off" start={<Icon icon={IconBuilding} size={18} />} />
        )}
      </FormField>
      <FormField form={form} name="contact" label={text('formLayoutDemos.contactPerson')}>
        {(field) => <TextField {...field} autoComplete="off" start={<Icon icon={IconUser} size={18} />} />}
      </FormField>
      <FormField form={form} name="email" label={text('formLayoutDemos.email')}>
        {(field) => (
          <TextField {...field} type="email" autoComplete="off" start={<Icon icon={IconMail} size={18} />} />
        )}
      </FormField>
      <FormField form={form} name="website" label={text('formLayoutDemos.website')} isRequired={false}>
        {(field) => <TextField {...field} type="url" start={<Icon icon={IconWorld} size={18} />} />}
      </FormField>
      <FormActions form={form} submitLabel={text('formLayoutDemos.addSupplier')} />
    </SchemaForm>
  )
}
