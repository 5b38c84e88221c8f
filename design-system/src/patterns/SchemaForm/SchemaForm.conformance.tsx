import type { ReactNode } from 'react'
import { z } from 'zod/mini'
import type { Examples, Probe } from '../../../../tests/conformance/example.ts'
import { TextField } from '../../components/TextField/TextField.tsx'
import { ChangedElsewhere } from './ChangedElsewhere.tsx'
import { FormActions } from './FormActions.tsx'
import { FormField } from './FormField.tsx'
import { FormPanels } from './FormPanels.tsx'
import { FormSection } from './FormSection.tsx'
import { FormTabs } from './FormTabs.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { SchemaForm } from './SchemaForm.tsx'
import { type SchemaFormHandle, useSchemaForm } from './useSchemaForm.ts'

const schema = z.object({ name: z.string() })
type Values = z.infer<typeof schema>
type Handle = SchemaFormHandle<Values, Values>
const none = () => undefined

function Around({ draw }: { draw: (form: Handle) => ReactNode }) {
  return draw(useSchemaForm({ schema, defaultValues: { name: '' }, onSubmit: none }))
}
const name = (form: Handle, words: string) => (
  <FormField form={form} name="name" label={words || 'Name'}>
    {(field) => <TextField {...field} />}
  </FormField>
)
const within = (draw: (form: Handle) => ReactNode, probe?: Probe) => (
  <Around
    draw={(form) => (
      <SchemaForm {...probe} form={form} label="Form">
        {draw(form)}
      </SchemaForm>
    )}
  />
)

export const examples: Examples = {
  SchemaForm: (probe, words) => within((form) => name(form, words), probe),
  FormField: {
    draw: (_, words) => within((form) => name(form, words)),
    bare: 'The field that it binds is the caller’s.',
  },
  FormSection: (probe, words) =>
    within((form) => (
      <FormSection {...probe} title={words || 'Person'} description={words}>
        {name(form, words)}
      </FormSection>
    )),
  FormActions: (probe, words) =>
    within((form) => <FormActions {...probe} form={form} submitLabel={words || 'Send'} isSticky />),
  FormTabs: (probe, words) =>
    within((form) => (
      <FormTabs
        {...probe}
        form={form}
        label="Parts"
        items={[{ id: 'person', label: words || 'Person', fields: ['name'], content: name(form, words) }]}
      />
    )),
  FormPanels: (probe, words) =>
    within((form) => (
      <FormPanels
        {...probe}
        form={form}
        items={[{ id: 'person', title: words || 'Person', fields: ['name'], content: name(form, words) }]}
      />
    )),
  ChangedElsewhere: {
    draw: (_, words) =>
      within((form) => (
        <>
          <ChangedElsewhere form={form} values={{ name: '' }} />
          {name(form, words)}
        </>
      )),
    bare: 'Nothing is drawn until somebody else has changed the record.',
  },
  LeaveDialog: (probe) => <LeaveDialog {...probe} isOpen onOpenChange={none} onLeave={none} />,
}
