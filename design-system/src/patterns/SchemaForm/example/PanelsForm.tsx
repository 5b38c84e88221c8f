import { z } from 'zod/mini'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { FormActions } from '../FormActions.tsx'
import { FormField } from '../FormField.tsx'
import { FormPanels } from '../FormPanels.tsx'
import { SchemaForm } from '../SchemaForm.tsx'
import { useSchemaForm } from '../useSchemaForm.ts'

const delivery = z.object({
  street: z.string().check(z.minLength(1)),
  city: z.string().check(z.minLength(1)),
  note: z.optional(z.string().check(z.maxLength(120))),
})
type Delivery = z.infer<typeof delivery>

/** A form with a part that many people skip, and buttons that stay in view. */
export function PanelsForm() {
  const form = useSchemaForm<Delivery, Delivery>({
    schema: delivery,
    defaultValues: { street: '', city: '', note: '' },
    onSubmit: async () => undefined,
  })
  return (
    <SchemaForm form={form} label="Delivery">
      <FormPanels
        form={form}
        items={[
          {
            id: 'address',
            title: 'Delivery address',
            fields: ['street', 'city'],
            content: (
              <Stack gap={16}>
                <FormField form={form} name="street" label="Street">
                  {(field) => <TextField {...field} autoComplete="street-address" />}
                </FormField>
                <FormField form={form} name="city" label="City">
                  {(field) => <TextField {...field} autoComplete="address-level2" />}
                </FormField>
              </Stack>
            ),
          },
          {
            id: 'note',
            title: 'A note for the driver',
            description: 'Where to leave it, whom to call',
            fields: ['note'],
            content: (
              <FormField form={form} name="note" label="Note">
                {(field) => <TextField {...field} value={field.value ?? ''} />}
              </FormField>
            ),
          },
        ]}
      />
      <FormActions form={form} submitLabel="Order" isSticky />
    </SchemaForm>
  )
}
