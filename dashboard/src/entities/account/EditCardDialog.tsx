import { FormField } from '@data1522/design-system/FormField'
import { Switch } from '@data1522/design-system/Switch'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import type { AccountBilling } from '@data1522/mocks/contract/account-settings'
import { z } from '@data1522/mocks/contract/zod'
import { useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { requiredLine } from '../../shared/forms/lines.ts'
import { useSaveAndClose } from '../../shared/forms/useSaveAndClose.ts'
import { fromCardMonth, isCardMonth, toCardMonth } from './card-month.ts'
import { CardMonthField } from './CardMonthField.tsx'

type PaymentCard = AccountBilling['cards'][number]

interface EditCardDialogProps {
  card: PaymentCard
  /** Sends the card; what it throws is said in the form. */
  onSave: (card: PaymentCard) => Promise<unknown>
  isOpen: boolean
  onClose: () => void
}

/** Changes what can be changed of a card without its number: the name on it, and its month after it was renewed. */
export function EditCardDialog({ card, onSave, isOpen, onClose }: EditCardDialogProps) {
  const text = useText()
  const saveAndClose = useSaveAndClose(onClose)
  const [now] = useState(() => Date.now())
  const form = useSchemaForm({
    schema: z.object({
      holder: requiredLine,
      expiry: z
        .string()
        .check(z.refine((digits) => isCardMonth(digits, now, card.expires), text('account.cardMonthWrong'))),
      isPrimary: z.boolean(),
    }),
    defaultValues: { holder: card.holder, expiry: toCardMonth(card.expires), isPrimary: card.isPrimary },
    onSubmit: ({ holder, expiry, isPrimary }) =>
      saveAndClose(() => onSave({ ...card, holder, isPrimary, expires: fromCardMonth(expiry) })),
  })
  const name = text('account.cardName', {
    brand: text(`account.brand.${card.brand}`),
    digits: card.lastDigits,
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={text('account.editCard', { card: name })}
      submitLabel={text('records.save')}
    >
      <FormField form={form} name="holder" label={text('account.cardHolder')}>
        {(field) => <TextField {...field} autoComplete="cc-name" />}
      </FormField>
      <FormField form={form} name="expiry" label={text('account.cardMonth')}>
        {(field) => <CardMonthField {...field} />}
      </FormField>
      <FormField form={form} name="isPrimary" label={text('account.asPrimary')}>
        {({ value, onChange }) => (
          <Switch isSelected={value} onChange={onChange} isDisabled={card.isPrimary}>
            {text('account.asPrimary')}
          </Switch>
        )}
      </FormField>
    </FormDialog>
  )
}
