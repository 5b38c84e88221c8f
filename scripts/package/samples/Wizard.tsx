import { FormField } from '@data1522/design-system/FormField'
import { TextField } from '@data1522/design-system/TextField'
import { Wizard } from '@data1522/design-system/Wizard'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from 'zod'

const schema = z.object({ name: z.string().min(1) })

export function Example() {
  const form = useSchemaForm({ schema, defaultValues: { name: '' }, onSubmit: () => undefined })
  return (
    <Wizard
      form={form}
      label="Open an account"
      steps={[
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
        { id: 'end', label: 'End', fields: [], content: 'Everything is there.' },
      ]}
    />
  )
}
