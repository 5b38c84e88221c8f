import { z } from 'zod/mini'
import type { Examples, Probe } from '../../../../tests/conformance/example.ts'
import { TextField } from '../../components/TextField/TextField.tsx'
import { FormField } from '../SchemaForm/FormField.tsx'
import { useSchemaForm } from '../SchemaForm/useSchemaForm.ts'
import { Wizard } from './Wizard.tsx'
import { WizardReview } from './WizardReview.tsx'

const schema = z.object({ name: z.string() })

function Example({ words, ...probe }: Probe & { words: string }) {
  const form = useSchemaForm({ schema, defaultValues: { name: '' }, onSubmit: () => undefined })
  return (
    <Wizard
      {...probe}
      form={form}
      label="Steps"
      steps={[
        {
          id: 'person',
          label: words || 'Person',
          description: words,
          fields: ['name'],
          content: (
            <FormField form={form} name="name" label={words || 'Name'}>
              {(field) => <TextField {...field} />}
            </FormField>
          ),
        },
        { id: 'end', label: 'End', fields: [], content: '' },
      ]}
    />
  )
}

export const examples: Examples = {
  Wizard: (probe, words) => <Example {...probe} words={words} />,
  WizardReview: (probe, words) => (
    <WizardReview
      {...probe}
      parts={[{ stepId: 'person', answers: [{ term: words || 'Name', description: words }] }]}
    />
  ),
}
