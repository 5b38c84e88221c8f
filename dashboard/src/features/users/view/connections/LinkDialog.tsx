import { FormField } from '@data1522/design-system/FormField'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import type { UserDetail } from '@data1522/mocks/contract/users'
import { z } from '@data1522/mocks/contract/zod'
import { FormDialog } from '../../../../shared/forms/FormDialog.tsx'
import { useSaveAndClose } from '../../../../shared/forms/useSaveAndClose.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { type SocialAccount, useConnections } from './useConnections.ts'

const schema = z.object({ handle: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) })

interface LinkDialogProps {
  user: UserDetail
  social: SocialAccount
  onClose: () => void
}

/** Asks by which name the user is known on a network. */
export function LinkDialog({ user, social, onClose }: LinkDialogProps) {
  const text = useText()
  const { link } = useConnections(user)
  const saveAndClose = useSaveAndClose(onClose, ['handle'])
  const form = useSchemaForm({
    schema,
    defaultValues: { handle: '' },
    onSubmit: ({ handle }) => saveAndClose(() => link(social, handle)),
  })
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      size="small"
      title={text('userView.linkTo', { account: social.name })}
      submitLabel={text('userView.link')}
    >
      <FormField form={form} name="handle" label={text('userView.handle')}>
        {(field) => <TextField {...field} autoComplete="off" description={text('userView.handleHint')} />}
      </FormField>
    </FormDialog>
  )
}
