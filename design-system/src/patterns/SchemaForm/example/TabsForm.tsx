import { z } from 'zod/mini'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { FormActions } from '../FormActions.tsx'
import { FormField } from '../FormField.tsx'
import { FormTabs, type FormTabsProps } from '../FormTabs.tsx'
import { SchemaForm } from '../SchemaForm.tsx'
import { type SubmitErrors, useSchemaForm } from '../useSchemaForm.ts'

const company = z.object({
  name: z.string().check(z.minLength(1)),
  website: z.optional(z.union([z.url(), z.literal('')])),
  bank: z.optional(z.string()),
  iban: z.optional(z.string()),
})
type Company = z.infer<typeof company>

interface TabsFormProps extends Pick<
  FormTabsProps<Company, Company>,
  'defaultSelectedId' | 'onSelectionChange'
> {
  onSubmit?: (values: Company) => Promise<SubmitErrors<Company> | void>
}

/** A form whose parts are filled in any order. */
export function TabsForm({ onSubmit = async () => undefined, ...tabs }: TabsFormProps) {
  const form = useSchemaForm<Company, Company>({
    schema: company,
    defaultValues: { name: '', website: '', bank: '', iban: '' },
    onSubmit,
  })
  return (
    <SchemaForm form={form} label="Company">
      <FormTabs
        {...tabs}
        form={form}
        label="Parts of the company"
        items={[
          {
            id: 'company',
            label: 'Company',
            fields: ['name', 'website'],
            content: (
              <Stack gap={16}>
                <FormField form={form} name="name" label="Company name">
                  {(field) => <TextField {...field} autoComplete="organization" />}
                </FormField>
                <FormField form={form} name="website" label="Website">
                  {(field) => <TextField {...field} value={field.value ?? ''} type="url" />}
                </FormField>
              </Stack>
            ),
          },
          {
            id: 'bank',
            label: 'Bank',
            fields: ['bank', 'iban'],
            content: (
              <Stack gap={16}>
                <FormField form={form} name="bank" label="Bank">
                  {(field) => <TextField {...field} value={field.value ?? ''} />}
                </FormField>
                <FormField form={form} name="iban" label="IBAN">
                  {(field) => <TextField {...field} value={field.value ?? ''} />}
                </FormField>
              </Stack>
            ),
          },
        ]}
      />
      <FormActions form={form} submitLabel="Save" />
    </SchemaForm>
  )
}
