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
  name: z.string().check(z.minLength(1)),
  email: z.email(),
  company: z.string(),
  phone: z.string(),
})

/** Labels inside the fields, which saves a line where many stand together. */
export function LabelsInside() {
  const text = useText()
  const form = useSchemaForm({
    schema,
    defaultValues: { name: 'Omar Haddad', email: 'omar.haddad@example.com', company: '', phone: '' },
    onSubmit: ({ name }) => {
      toasts.show({ tone: 'success', title: text('formLayoutDemos.customerSaved'), description: name })
    },
  })

  return (
    <SchemaForm form={form} label={text('formLayoutDemos.labelsInsideForm')} isGuarded={false}>
      <Grid columns={{ base: 1, md: 2 }} gap={16}>
        <FormField form={form} name="name" label={text('formLayoutDemos.name')}>
          {(field) => <TextField {...field} labelPlacement="inside" size="large" />}
        </FormField>
        <FormField form={form} name="email" label={text('formLayoutDemos.email')}>
          {(field) => <TextField {...field} type="email" labelPlacement="inside" size="large" />}
        </FormField>
        <FormField form={form} name="company" label={text('formLayoutDemos.companyName')} isRequired={false}>
          {(field) => <TextField {...field} labelPlacement="inside" size="large" />}
        </FormField>
        <FormField form={form} name="phone" label={text('formLayoutDemos.phone')} isRequired={false}>
          {(field) => <TextField {...field} type="tel" labelPlacement="inside" size="large" />}
        </FormField>
      </Grid>
      <FormActions form={form} submitLabel={text('formLayoutDemos.saveCustomer')} />
    </SchemaForm>
  )
}
