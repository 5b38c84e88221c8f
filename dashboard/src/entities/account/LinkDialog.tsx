import { FormField } from '@data1522/design-system/FormField'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { useSaveAndClose } from '../../shared/forms/useSaveAndClose.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { SocialAccount } from './useConnections.ts'

const schema = z.object({ handle: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) })

interface LinkDialogProps {
  social: SocialAccount
  /** Sends the name; what it throws is said in the form. */
  onLink: (handle: string) => Promise<unknown>
  onClose: () => void
}

/** Asks by which name someone is known on a network. */
export function LinkDialog({ social, onLink, onClose }: LinkDialogProps) {
  const text = useText()
  const saveAndClose = useSaveAndClose(onClose, ['handle'])
  const form = useSchemaForm({
    schema,
    defaultValues: { handle: '' },
    onSubmit: ({ handle }) => saveAndClose(() => onLink(handle)),
  })
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      size="small"
      title={text('links.linkTo', { account: social.name })}
      submitLabel={text('links.link')}
    >
      <FormField form={form} name="handle" label={text('links.handle')}>
        {(field) => <TextField {...field} autoComplete="off" description={text('links.handleHint')} />}
      </FormField>
    </FormDialog>
  )
}
