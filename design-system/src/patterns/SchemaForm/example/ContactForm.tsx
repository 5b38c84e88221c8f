import { z } from 'zod/mini'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { Select } from '../../../components/Select/Select.tsx'
import { TextArea } from '../../../components/TextArea/TextArea.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { FormActions } from '../FormActions.tsx'
import { FormField } from '../FormField.tsx'
import { FormSection } from '../FormSection.tsx'
import { SchemaForm, type SchemaFormProps } from '../SchemaForm.tsx'
import { type SubmitErrors, useSchemaForm } from '../useSchemaForm.ts'
import { englishContact } from './contactStrings.ts'

const contact = z.object({
  name: z.string().check(z.minLength(1)),
  email: z.email(),
  company: z.optional(z.string()),
  topic: z.enum(['sales', 'help', 'press']),
  message: z.string().check(z.minLength(10), z.maxLength(200)),
  isAgreed: z.literal(true, 'Agree first, then we may write back.'),
})
type Contact = z.input<typeof contact>

const topics = ['sales', 'help', 'press'] as const

export interface ContactFormProps extends Partial<Pick<SchemaFormProps<Contact, Contact>, 'layout'>> {
  onSubmit?: (values: Contact, changed: ReadonlySet<string>) => Promise<SubmitErrors<Contact> | void>
  draftKey?: string
  words?: typeof englishContact
}

/** A form as most are: five answers, a box to tick, one button. */
export function ContactForm({
  layout,
  onSubmit = async () => undefined,
  draftKey,
  words = englishContact,
}: ContactFormProps) {
  const form = useSchemaForm<Contact, Contact>({
    schema: contact as never,
    defaultValues: { name: '', email: '', company: '', message: '', isAgreed: false as never },
    onSubmit,
    draftKey,
  })
  return (
    <SchemaForm form={form} label={words.form} layout={layout}>
      <FormSection title={words.you} columns={layout === 'horizontal' ? 1 : 2}>
        <FormField form={form} name="name" label={words.name}>
          {(field) => <TextField {...field} autoComplete="name" />}
        </FormField>
        <FormField form={form} name="email" label={words.email}>
          {(field) => <TextField {...field} type="email" autoComplete="email" />}
        </FormField>
        <FormField form={form} name="company" label={words.company}>
          {(field) => <TextField {...field} value={field.value ?? ''} autoComplete="organization" />}
        </FormField>
        <FormField form={form} name="topic" label={words.topic}>
          {(field) => (
            <Select
              {...field}
              value={field.value ?? null}
              options={topics.map((id) => ({ id, label: words.topics[id] }))}
              placeholder={words.choose}
            />
          )}
        </FormField>
      </FormSection>
      <FormSection title={words.yours}>
        <FormField form={form} name="message" label={words.message}>
          {(field) => <TextArea {...field} description={words.length} />}
        </FormField>
        <FormField form={form} name="isAgreed" label={words.agreement}>
          {({ value, onChange, errorMessage, ref, isRequired }) => (
            <Checkbox
              ref={ref}
              isSelected={value}
              onChange={onChange as never}
              isRequired={isRequired}
              errorMessage={errorMessage}
            >
              {words.agree}
            </Checkbox>
          )}
        </FormField>
      </FormSection>
      <FormActions form={form} submitLabel={words.send} savedText={words.sent} />
    </SchemaForm>
  )
}
