import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { TextArea } from '@data1522/design-system/TextArea'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { type ContactMessage, MESSAGE_LIMIT, sendContactMessage } from '@data1522/mocks/contract/front'
import { z } from '@data1522/mocks/contract/zod'
import { call } from '../../../core/api/client.ts'
import { failureText } from '../../../core/errors/failure-text.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { personKey } from '../../../core/storage/person-key.ts'

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  email: z.email(),
  message: z.string().check(z.trim(), z.minLength(10), z.maxLength(MESSAGE_LIMIT)),
})

/** The form of a message to the company; what is typed stays in this browser until it is sent. */
export function ContactForm({ onSent }: { onSent: (message: ContactMessage) => void }) {
  const text = useText()
  const form = useSchemaForm({
    schema,
    defaultValues: { name: '', email: '', message: '' },
    draftKey: personKey('draft-contact'),
    onSubmit: async (body) => {
      try {
        await call(sendContactMessage, { body })
      } catch (error) {
        return { form: failureText(error) }
      }
      onSent(body)
      return undefined
    },
  })
  return (
    <SchemaForm form={form} label={text('landingMore.contactForm')} isGuarded={false}>
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        <FormField form={form} name="name" label={text('landingMore.name')}>
          {(field) => <TextField {...field} autoComplete="name" />}
        </FormField>
        <FormField form={form} name="email" label={text('landingMore.email')}>
          {(field) => <TextField {...field} type="email" autoComplete="email" />}
        </FormField>
      </Grid>
      <FormField form={form} name="message" label={text('landingMore.message')}>
        {(field) => (
          <TextArea
            {...field}
            minRows={5}
            maxLength={MESSAGE_LIMIT}
            description={text('landingMore.messageHint')}
          />
        )}
      </FormField>
      <FormActions form={form} submitLabel={text('landingMore.send')} savedText="" />
    </SchemaForm>
  )
}
