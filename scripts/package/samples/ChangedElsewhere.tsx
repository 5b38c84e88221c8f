import { ChangedElsewhere } from '@data1522/design-system/ChangedElsewhere'
import { FormField } from '@data1522/design-system/FormField'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from 'zod'

const schema = z.object({ name: z.string().min(1) })

export function Example() {
  const form = useSchemaForm({ schema, defaultValues: { name: '' }, onSubmit: () => undefined })
  return (
    <SchemaForm form={form} label="Person">
      <ChangedElsewhere form={form} values={{ name: 'Maya' }} />
      <FormField form={form} name="name" label="Name">
        {(field) => <TextField {...field} />}
      </FormField>
    </SchemaForm>
  )
}
