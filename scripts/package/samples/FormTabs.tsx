import { FormField } from '@data1522/design-system/FormField'
import { FormTabs } from '@data1522/design-system/FormTabs'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from 'zod'

const schema = z.object({ name: z.string().min(1) })

export function Example() {
  const form = useSchemaForm({ schema, defaultValues: { name: '' }, onSubmit: () => undefined })
  return (
    <SchemaForm form={form} label="Person">
      <FormTabs
        form={form}
        label="Parts"
        items={[
          {
            id: 'person',
            label: 'Person',
            fields: ['name'],
            content: (
              <FormField form={form} name="name" label="Name">
                {(field) => <TextField {...field} />}
              </FormField>
            ),
          },
        ]}
      />
    </SchemaForm>
  )
}
