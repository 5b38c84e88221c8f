import { FormField } from '@data1522/design-system/FormField'
import { PasswordField } from '@data1522/design-system/PasswordField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useText } from '../../../core/i18n/useText.ts'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useSaveAndClose } from '../../../shared/forms/useSaveAndClose.ts'

interface TurnOffDialogProps {
  /** Sends the proof that it is oneself; what it throws is said in the form. */
  onSave: (proof: string) => Promise<unknown>
  isOpen: boolean
  onClose: () => void
}

const schema = z.object({ proof: z.string().check(z.minLength(1)) })

/** Asks for a current code or the password, before signing in takes one step again. */
export function TurnOffDialog({ onSave, isOpen, onClose }: TurnOffDialogProps) {
  const text = useText()
  const saveAndClose = useSaveAndClose(onClose, ['proof'], { proof: text('accountSecurity.proofWrong') })
  const form = useSchemaForm({
    schema,
    defaultValues: { proof: '' },
    onSubmit: ({ proof }) => saveAndClose(() => onSave(proof)),
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={text('accountSecurity.turnOffTitle')}
      description={text('accountSecurity.turnOffText')}
      submitLabel={text('account.twoStepTurnOff')}
    >
      <FormField form={form} name="proof" label={text('accountSecurity.proof')} isRequired>
        {(field) => <PasswordField {...field} autoComplete="current-password" />}
      </FormField>
    </FormDialog>
  )
}
