import { brandOf, CardField, type CardValue, checkCard } from '@data1522/design-system/CardField'
import { FormField } from '@data1522/design-system/FormField'
import { Switch } from '@data1522/design-system/Switch'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { type AccountBilling, CARD_BRANDS } from '@data1522/mocks/contract/account-settings'
import { z } from '@data1522/mocks/contract/zod'
import { useState } from 'react'
import { fromCardMonth } from './card-month.ts'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { useSaveAndClose } from '../../shared/forms/useSaveAndClose.ts'
import { useText } from '../../core/i18n/useText.ts'

interface NewCardDialogProps {
  /** Whether there is no other yet, so that it is the primary one. */
  isFirst: boolean
  /** Sends the card; what it throws is said in the form. */
  onSave: (card: AccountBilling['cards'][number]) => Promise<unknown>
  isOpen: boolean
  onClose: () => void
}

const empty = { number: '', expiry: '', cvc: '', name: '' }
type Card = typeof empty

const takenBrand = ({ number }: CardValue) => CARD_BRANDS.find((known) => known === brandOf(number).id)
const isRight = (card: Card) => Boolean(takenBrand(card)) && !Object.values(checkCard(card)).some(Boolean)

/** Adds a card. Its number and code stay here: only the brand, the last digits, the month and the name are kept. */
export function NewCardDialog({ isFirst: isFirstNow, onSave, isOpen, onClose }: NewCardDialogProps) {
  const text = useText()
  const saveAndClose = useSaveAndClose(onClose)
  const [isFirst] = useState(isFirstNow)
  const schema = z.object({
    card: z
      .object({ number: z.string(), expiry: z.string(), cvc: z.string(), name: z.string() })
      .check(z.refine(isRight, text('account.cardWrong'))),
    isPrimary: z.boolean(),
  })
  const form = useSchemaForm({
    schema,
    defaultValues: { card: empty, isPrimary: isFirst },
    onSubmit: ({ card, isPrimary }) => {
      const saved = {
        brand: takenBrand(card)!,
        holder: card.name.trim(),
        lastDigits: card.number.slice(-4),
        expires: fromCardMonth(card.expiry.replace('/', '')),
        isPrimary,
      }
      return saveAndClose(() => onSave(saved))
    },
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={text('account.addCard')}
      description={text('account.addCardLede')}
      submitLabel={text('account.addCard')}
    >
      <FormField form={form} name="card" label={text('account.card')}>
        {({ value, onChange, errorMessage, ...field }) => (
          <CardField
            {...field}
            isLabelHidden
            hasName
            value={value}
            onChange={(card) => onChange({ ...card, name: card.name ?? '' })}
            isChecked={errorMessage !== undefined}
            errors={
              value.number.length > 5 && !takenBrand(value)
                ? { number: text('account.brandRefused') }
                : undefined
            }
          />
        )}
      </FormField>
      <FormField form={form} name="isPrimary" label={text('account.asPrimary')}>
        {({ value, onChange }) => (
          <Switch isSelected={value} onChange={onChange} isDisabled={isFirst}>
            {text('account.asPrimary')}
          </Switch>
        )}
      </FormField>
    </FormDialog>
  )
}
