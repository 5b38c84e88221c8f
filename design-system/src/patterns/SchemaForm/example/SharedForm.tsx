import { useState } from 'react'
import { z } from 'zod/mini'
import { Button } from '../../../components/Button/Button.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { ChangedElsewhere } from '../ChangedElsewhere.tsx'
import { FormActions } from '../FormActions.tsx'
import { FormField } from '../FormField.tsx'
import { SchemaForm } from '../SchemaForm.tsx'
import { useSchemaForm } from '../useSchemaForm.ts'

const schema = z.object({ name: z.string(), place: z.object({ city: z.string(), street: z.string() }) })
type Shared = z.infer<typeof schema>

const first: Shared = { name: 'Harbour Café', place: { city: 'Lyon', street: 'Quai 1' } }
const second: Shared = { name: 'Harbour Bistro', place: { city: 'Nice', street: 'Quai 2' } }

interface SharedFormProps {
  onSubmit?: (values: Shared, changed: ReadonlySet<string>) => void
}

/** A record that two persons edit; the button stands for the other one. */
export function SharedForm({ onSubmit = () => undefined }: SharedFormProps) {
  const [values, setValues] = useState(first)
  const form = useSchemaForm<Shared, Shared>({ schema, defaultValues: first, onSubmit })
  return (
    <SchemaForm form={form} label="Café">
      <ChangedElsewhere form={form} values={values} />
      <FormField form={form} name="name" label="Name">
        {(field) => <TextField {...field} />}
      </FormField>
      <FormField form={form} name="place.city" label="City">
        {(field) => <TextField {...field} />}
      </FormField>
      <FormField form={form} name="place.street" label="Street">
        {(field) => <TextField {...field} />}
      </FormField>
      <FormActions form={form} submitLabel="Save">
        <Button onPress={() => setValues(second)}>Somebody else saves</Button>
      </FormActions>
    </SchemaForm>
  )
}
