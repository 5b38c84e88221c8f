import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Select } from '@data1522/design-system/Select'
import { TextField } from '@data1522/design-system/TextField'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useText } from '../../../../core/i18n/useText.ts'

const schema = z.object({
  firstName: z.string().check(z.minLength(1)),
  lastName: z.string().check(z.minLength(1)),
  street: z.string().check(z.minLength(1)),
  city: z.string().check(z.minLength(1)),
  postCode: z.string().check(z.minLength(1)),
  country: z.string().check(z.minLength(1)),
})
const empty = { firstName: '', lastName: '', street: '', city: '', postCode: '', country: '' }

/** Short answers side by side, in the order in which they are read. */
export function MultipleColumns() {
  const text = useText()
  const form = useSchemaForm({
    schema,
    defaultValues: empty,
    onSubmit: ({ street }) => {
      toasts.show({ tone: 'success', title: text('formLayoutDemos.addressAdded'), description: street })
    },
  })
  const send = async () => {
    if (await form.submit()) form.hook.reset(empty)
  }

  return (
    <SchemaForm
      form={form}
      label={text('formLayoutDemos.multipleColumnsForm')}
      isGuarded={false}
      onSubmit={send}
    >
      <Grid columns={{ base: 1, md: 2 }} gap={16}>
        <FormField form={form} name="firstName" label={text('formLayoutDemos.firstName')}>
          {(field) => <TextField {...field} autoComplete="given-name" />}
        </FormField>
        <FormField form={form} name="lastName" label={text('formLayoutDemos.lastName')}>
          {(field) => <TextField {...field} autoComplete="family-name" />}
        </FormField>
        <FormField form={form} name="street" label={text('formLayoutDemos.street')}>
          {(field) => <TextField {...field} autoComplete="street-address" />}
        </FormField>
        <FormField form={form} name="city" label={text('formLayoutDemos.city')}>
          {(field) => <TextField {...field} autoComplete="address-level2" />}
        </FormField>
        <FormField form={form} name="postCode" label={text('formLayoutDemos.postCode')}>
          {(field) => <TextField {...field} autoComplete="postal-code" />}
        </FormField>
        <FormField form={form} name="country" label={text('formLayoutDemos.country')}>
          {(field) => (
            <Select
              {...field}
              value={field.value || null}
              placeholder={text('formLayoutDemos.choose')}
              options={[
                { id: 'FR', label: text('formLayoutDemos.france') },
                { id: 'MA', label: text('formLayoutDemos.morocco') },
                { id: 'US', label: text('formLayoutDemos.unitedStates') },
              ]}
            />
          )}
        </FormField>
      </Grid>
      <FormActions form={form} submitLabel={text('formLayoutDemos.addAddress')} />
    </SchemaForm>
  )
}
