import { z } from 'zod/mini'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { Select } from '../../../components/Select/Select.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { FormActions } from '../FormActions.tsx'
import { FormField } from '../FormField.tsx'
import { FormSection } from '../FormSection.tsx'
import { SchemaForm, type SchemaFormProps } from '../SchemaForm.tsx'
import { type SubmitErrors, useSchemaForm } from '../useSchemaForm.ts'

const contact = z.object({
  name: z.string().check(z.minLength(1)),
  email: z.email(),
  company: z.optional(z.string()),
  topic: z.enum(['sales', 'help', 'press']),
  message: z.string().check(z.minLength(10), z.maxLength(200)),
  isAgreed: z.literal(true, 'Agree first, then we may write back.'),
})
type Contact = z.input<typeof contact>

const topics = [
  { id: 'sales', label: 'Prices and plans' },
  { id: 'help', label: 'Help with an order' },
  { id: 'press', label: 'Press' },
] as const

export interface ContactFormProps extends Partial<Pick<SchemaFormProps<Contact, Contact>, 'layout'>> {
  onSubmit?: (values: Contact) => Promise<SubmitErrors<Contact> | void>
  draftKey?: string
}

/** A form as most are: five answers, a box to tick, one button. */
export function ContactForm({ layout, onSubmit = async () => undefined, draftKey }: ContactFormProps) {
  const form = useSchemaForm<Contact, Contact>({
    schema: contact as never,
    defaultValues: { name: '', email: '', company: '', message: '', isAgreed: false as never },
    onSubmit,
    draftKey,
  })
  return (
    <SchemaForm form={form} label="Write to us" layout={layout}>
      <FormSection title="About you" columns={layout === 'horizontal' ? 1 : 2}>
        <FormField form={form} name="name" label="Full name">
          {(field) => <TextField {...field} autoComplete="name" />}
        </FormField>
        <FormField form={form} name="email" label="E-mail">
          {(field) => <TextField {...field} type="email" autoComplete="email" />}
        </FormField>
        <FormField form={form} name="company" label="Company">
          {(field) => <TextField {...field} value={field.value ?? ''} autoComplete="organization" />}
        </FormField>
        <FormField form={form} name="topic" label="What it is about">
          {(field) => <Select {...field} value={field.value ?? null} options={topics} placeholder="Choose" />}
        </FormField>
      </FormSection>
      <FormSection title="Your message">
        <FormField form={form} name="message" label="Message">
          {(field) => <TextField {...field} description="Ten characters or more." />}
        </FormField>
        <FormField form={form} name="isAgreed" label="Agreement">
          {({ value, onChange, errorMessage, ref, isRequired }) => (
            <Checkbox
              ref={ref}
              isSelected={value}
              onChange={onChange as never}
              isRequired={isRequired}
              errorMessage={errorMessage}
            >
              You may write back to me
            </Checkbox>
          )}
        </FormField>
      </FormSection>
      <FormActions form={form} submitLabel="Send" savedText="Sent. We answer within a day." />
    </SchemaForm>
  )
}
