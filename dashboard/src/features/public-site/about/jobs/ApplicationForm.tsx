import { Button } from '@data1522/design-system/Button'
import { FileField } from '@data1522/design-system/FileField'
import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { TextArea } from '@data1522/design-system/TextArea'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { applyForJob, CV_LIMIT, CV_TYPES, type Job, LETTER_LIMIT } from '@data1522/mocks/contract/jobs'
import { z } from '@data1522/mocks/contract/zod'
import { call } from '../../../../core/api/client.ts'
import { validationErrors } from '../../../../core/errors/validation-errors.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { LINE_LIMIT } from '../../../../shared/forms/lines.ts'
import { personKey } from '../../../../core/storage/person-key.ts'
import { readCv } from './read-cv.ts'

/** Who has applied. */
export interface Applicant {
  readonly name: string
  readonly email: string
}

interface ApplicationFormProps {
  job: Job
  onSent: (applicant: Applicant) => void
  onClose: () => void
}

const ACCEPTED = Object.keys(CV_TYPES)
  .map((ending) => `.${ending}`)
  .join()

const schemaWith = (cvMissing: string) =>
  z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    email: z.email(),
    letter: z.string().check(z.trim(), z.minLength(20), z.maxLength(LETTER_LIMIT)),
    cv: z.custom<readonly File[]>((files) => Array.isArray(files) && files.length > 0, cvMissing),
  })

/** The form of an application; what is typed stays in this browser until it is sent, the file while the page is open. */
export function ApplicationForm({ job, onSent, onClose }: ApplicationFormProps) {
  const text = useText()
  const form = useSchemaForm({
    schema: schemaWith(text('jobs.cvMissing')),
    defaultValues: { name: '', email: '', letter: '', cv: [] as readonly File[] },
    draftKey: personKey(`draft-job-${job.id}`),
    draftWithout: ['cv'],
    onSubmit: async ({ name, email, letter, cv: [file] }) => {
      let cv: string
      try {
        cv = await readCv(file!)
      } catch {
        return { cv: text('jobs.cvUnreadable') }
      }
      try {
        await call(applyForJob, {
          params: { id: job.id },
          // Of a name that is too long the end says what the file is.
          body: { name, email, letter, cvName: file!.name.slice(-LINE_LIMIT), cv },
        })
      } catch (error) {
        return validationErrors(error, text, ['name', 'email', 'letter', 'cv'])
      }
      onSent({ name, email })
      return undefined
    },
  })
  return (
    <SchemaForm
      form={form}
      label={text('jobs.applyFor', { job: text(`jobs.name.${job.id}`) })}
      isGuarded={false}
    >
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        <FormField form={form} name="name" label={text('jobs.yourName')}>
          {(field) => <TextField {...field} autoComplete="name" />}
        </FormField>
        <FormField form={form} name="email" label={text('jobs.email')}>
          {(field) => <TextField {...field} type="email" autoComplete="email" />}
        </FormField>
      </Grid>
      <FormField form={form} name="letter" label={text('jobs.letter')}>
        {(field) => (
          <TextArea {...field} minRows={4} maxLength={LETTER_LIMIT} description={text('jobs.letterHint')} />
        )}
      </FormField>
      <FormField form={form} name="cv" label={text('jobs.cv')}>
        {(field) => (
          <FileField {...field} accept={ACCEPTED} maxSize={CV_LIMIT} description={text('jobs.cvHint')} />
        )}
      </FormField>
      <FormActions form={form} submitLabel={text('jobs.send')} savedText="">
        <Button onPress={onClose}>{text('jobs.close')}</Button>
      </FormActions>
    </SchemaForm>
  )
}
