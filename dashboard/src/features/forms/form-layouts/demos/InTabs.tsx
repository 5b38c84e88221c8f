import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { FormTabs } from '@data1522/design-system/FormTabs'
import { Grid } from '@data1522/design-system/Grid'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { TextField } from '@data1522/design-system/TextField'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useText } from '../../../../core/i18n/useText.ts'

const schema = z.object({
  company: z.string().check(z.minLength(1)),
  taxNumber: z.string().check(z.minLength(1)),
  street: z.string().check(z.minLength(1)),
  city: z.string().check(z.minLength(1)),
  website: z.union([z.literal(''), z.url()]),
  linkedIn: z.string(),
})

/** Parts that are filled in any order; a tab says how many mistakes it holds. */
export function InTabs() {
  const text = useText()
  const form = useSchemaForm({
    schema,
    defaultValues: {
      company: 'Harbour East',
      taxNumber: 'FR 40 303 265 045',
      street: '',
      city: 'Lyon',
      website: '',
      linkedIn: '',
    },
    onSubmit: ({ company }) => {
      toasts.show({ tone: 'success', title: text('formLayoutDemos.companySaved'), description: company })
    },
  })

  return (
    <SchemaForm form={form} label={text('formLayoutDemos.inTabsForm')} isGuarded={false}>
      <FormTabs
        form={form}
        label={text('formLayoutDemos.companyParts')}
        items={[
          {
            id: 'company',
            label: text('formLayoutDemos.company'),
            fields: ['company', 'taxNumber'],
            content: (
              <Grid columns={{ base: 1, md: 2 }} gap={16}>
                <FormField form={form} name="company" label={text('formLayoutDemos.companyName')}>
                  {(field) => <TextField {...field} />}
                </FormField>
                <FormField form={form} name="taxNumber" label={text('formLayoutDemos.taxNumber')}>
                  {(field) => <TextField {...field} />}
                </FormField>
              </Grid>
            ),
          },
          {
            id: 'address',
            label: text('formLayoutDemos.address'),
            fields: ['street', 'city'],
            content: (
              <Grid columns={{ base: 1, md: 2 }} gap={16}>
                <FormField form={form} name="street" label={text('formLayoutDemos.street')}>
                  {(field) => <TextField {...field} />}
                </FormField>
                <FormField form={form} name="city" label={text('formLayoutDemos.city')}>
                  {(field) => <TextField {...field} />}
                </FormField>
              </Grid>
            ),
          },
          {
            id: 'links',
            label: text('formLayoutDemos.links'),
            fields: ['website', 'linkedIn'],
            content: (
              <Grid columns={{ base: 1, md: 2 }} gap={16}>
                <FormField
                  form={form}
                  name="website"
                  label={text('formLayoutDemos.website')}
                  isRequired={false}
                >
                  {(field) => <TextField {...field} type="url" />}
                </FormField>
                <FormField
                  form={form}
                  name="linkedIn"
                  label={text('formLayoutDemos.linkedIn')}
                  isRequired={false}
                >
                  {(field) => <TextField {...field} />}
                </FormField>
              </Grid>
            ),
          },
        ]}
      />
      <FormActions form={form} submitLabel={text('formLayoutDemos.saveCompany')} />
    </SchemaForm>
  )
}
