import { FormActions } from '@data1522/design-system/FormActions'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import type { AccountBilling } from '@data1522/mocks/contract/account-settings'
import { useFormState } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import { LeaveGuard } from '../../../core/router/LeaveGuard.tsx'
import { NewCardFields } from '../../../entities/account/NewCardFields.tsx'
import { useNewCard } from '../../../entities/account/useNewCard.ts'
import { useSaveAndClose } from '../../../shared/forms/useSaveAndClose.ts'

interface AddCardFormProps {
  isFirst: boolean
  /** Sends the card; what it throws is said in the form. */
  onSave: (card: AccountBilling['cards'][number]) => Promise<unknown>
  /** Called when it is there, to begin anew. */
  onSaved: () => void
}

/** Adds a card in place. */
export function AddCardForm({ isFirst, onSave, onSaved }: AddCardFormProps) {
  const text = useText()
  const saveAndClose = useSaveAndClose(onSaved)
  const form = useNewCard(isFirst, (card) => saveAndClose(() => onSave(card)))
  const { isDirty, isSubmitting } = useFormState({ control: form.hook.control })
  return (
    <SchemaForm form={form} label={text('account.addCard')} isGuarded={false}>
      <LeaveGuard isDirty={isDirty} isSending={isSubmitting} />
      <NewCardFields form={form} isFirst={isFirst} />
      <FormActions form={form} submitLabel={text('account.addCard')} savedText="" />
    </SchemaForm>
  )
}
