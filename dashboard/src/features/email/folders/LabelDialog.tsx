import { FormField } from '@data1522/design-system/FormField'
import { Select } from '@data1522/design-system/Select'
import { TextField } from '@data1522/design-system/TextField'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { createEmailLabel, EMAIL_LABEL_TONES, updateEmailLabel } from '@data1522/mocks/contract/email'
import { z } from '@data1522/mocks/contract/zod'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../../core/api/client.ts'
import { failureText } from '../../../core/errors/failure-text.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { emailLabelsQuery } from '../../../entities/email/queries.ts'
import { onlyChanged } from '../../../shared/forms/only-changed.ts'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import type { MailLabel } from '../useLabels.ts'

const LONGEST = 40
const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST)),
  tone: z.enum(EMAIL_LABEL_TONES),
})
type Values = z.infer<typeof schema>

interface LabelDialogProps {
  /** The label that is changed. @default a new one */
  label: MailLabel | undefined
  onClose: () => void
}

/** The name and the colour of a label. */
export function LabelDialog({ label, onClose }: LabelDialogProps) {
  const text = useText()
  const queries = useQueryClient()
  const form = useSchemaForm<Values, Values>({
    schema,
    defaultValues: { name: label?.name ?? '', tone: label?.tone ?? 'info' },
    draftKey: personKey(`draft-label-${label?.id ?? 'new'}`),
    onSubmit: async (body, changed) => {
      try {
        await (label
          ? call(updateEmailLabel, { params: { id: label.id }, body: onlyChanged(body, changed) })
          : call(createEmailLabel, { body }))
        void queries.invalidateQueries({ queryKey: emailLabelsQuery().queryKey })
        toasts.show({ tone: 'success', title: () => text('email.labelSaved', { name: body.name }) })
        onClose()
        return undefined
      } catch (error) {
        const isTaken = error instanceof ApiError && error.status === 400
        return isTaken ? { name: text('email.labelTaken') } : { form: failureText(error) }
      }
    },
  })
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      size="small"
      title={label ? text('email.labelEdit', { name: label.name }) : text('email.labelNew')}
      submitLabel={text('email.save')}
    >
      <FormField form={form} name="name" label={text('email.labelName')}>
        {(field) => <TextField {...field} autoFocus />}
      </FormField>
      <FormField form={form} name="tone" label={text('email.labelTone')}>
        {(field) => (
          <Select
            {...field}
            options={EMAIL_LABEL_TONES.map((tone) => ({ id: tone, label: text(`email.tone.${tone}`) }))}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
