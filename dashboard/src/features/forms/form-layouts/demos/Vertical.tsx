import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { TextField } from '@data1522/design-system/TextField'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useText } from '../../../../core/i18n/useText.ts'

const schema = z.object({ name: z.string().check(z.minLength(1)), email: z.email(), jobTitle: z.string() })

/** Labels above their fields: read and filled in one line of sight. */
export function Vertical() {
  const text = useText()
  const form = useSchemaForm({
    schema,
    defaultValues: { name: 'Ines Moreau', email: 'ines.moreau@example.com', jobTitle: '' },
    onSubmit: ({ name }) => {
      toasts.show({ tone: 'success', title: text('formLayoutDemos.personSaved'), description: name })
    },
  })

  return (
    <SchemaForm form={form} label={text('formLayoutDemos.verticalForm')} isGuarded={false}>
      <FormField form={form} name="name" label={text('formLayoutDemos.name')}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="email" label={text('formLayoutDemos.email')}>
        {(field) => <TextField {...field} type="email" autoComplete="off" />}
      </FormField>
      <FormField form={form} name="jobTitle" label={text('formLayoutDemos.jobTitle')} isRequired={false}>
        {(field) => <TextField {...field} placeholder={text('formLayoutDemos.jobExample')} />}
      </FormField>
      <FormActions form={form} submitLabel={text('formLayoutDemos.savePerson')} />
    </SchemaForm>
  )
}
