import { FormField } from '@data1522/design-system/FormField'
import { TextField } from '@data1522/design-system/TextField'
import { Wizard } from '@data1522/design-system/Wizard'
import { WizardReview } from '@data1522/design-system/WizardReview'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from 'zod'

const schema = z.object({ name: z.string().min(1) })

export function Example() {
  const form = useSchemaForm({ schema, defaultValues: { name: '' }, onSubmit: () => undefined })
  const answers = [{ term: 'Name', description: form.hook.watch('name') }]
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
        {
          id: 'end',
          label: 'Review',
          fields: [],
          content: <WizardReview parts={[{ stepId: 'person', answers }]} />,
        },
      ]}
    />
  )
}
