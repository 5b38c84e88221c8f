import type { AccountBilling } from '@data1522/mocks/contract/account-settings'
import { type ReactNode, useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { useSaveAndClose } from '../../shared/forms/useSaveAndClose.ts'
import { NewCardFields } from './NewCardFields.tsx'
import { useNewCard } from './useNewCard.ts'

interface NewCardDialogProps {
  /** Whether there is no other yet, so that it is the primary one. */
  isFirst: boolean
  /** Sends the card; what it throws is said in the form. */
  onSave: (card: AccountBilling['cards'][number]) => Promise<unknown>
  isOpen: boolean
  onClose: () => void
  /** What stands above the fields, such as the cards that there are. */
  children?: ReactNode
}

/** Adds a card. */
export function NewCardDialog({
  isFirst: isFirstNow,
  onSave,
  isOpen,
  onClose,
  children,
}: NewCardDialogProps) {
  const text = useText()
  const saveAndClose = useSaveAndClose(onClose)
  const [isFirst] = useState(isFirstNow)
  const form = useNewCard(isFirst, (card) => saveAndClose(() => onSave(card)))
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={text('account.addCard')}
      description={text('account.addCardDescription')}
      submitLabel={text('account.addCard')}
    >
      {children}
      <NewCardFields form={form} isFirst={isFirst} />
    </FormDialog>
  )
}
