import { Card } from '../../../../components/Card/Card.tsx'
import { FormActions } from '../../FormActions.tsx'
import { SchemaForm } from '../../SchemaForm.tsx'
import { useSchemaForm } from '../../useSchemaForm.ts'
import { ChoicesPart } from './ChoicesPart.tsx'
import { CompanyPart } from './CompanyPart.tsx'
import { ExtrasPart } from './ExtrasPart.tsx'
import { PersonPart } from './PersonPart.tsx'
import { SchedulePart } from './SchedulePart.tsx'
import { empty, type Lab, lab } from './schema.ts'

/** A form of forty fields from one schema, to see and to measure how they get along. */
export function FormLab() {
  const form = useSchemaForm<Lab, Lab>({
    schema: lab,
    defaultValues: empty,
    onSubmit: async () => undefined,
    draftKey: 'form-lab',
    draftWithout: ['password', 'documents', 'code'],
  })
  return (
    <Card>
      <SchemaForm form={form} label="Form lab">
        <PersonPart form={form} />
        <CompanyPart form={form} />
        <SchedulePart form={form} />
        <ChoicesPart form={form} />
        <ExtrasPart form={form} />
        <FormActions form={form} submitLabel="Send all forty" isSticky />
      </SchemaForm>
    </Card>
  )
}
