import { brandOf, CardField, type CardValue, checkCard } from '@data1522/design-system/CardField'
import { FormField } from '@data1522/design-system/FormField'
import { Switch } from '@data1522/design-system/Switch'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { CARD_BRANDS } from '@data1522/mocks/contract/account-settings'
import { z } from '@data1522/mocks/contract/zod'
import { useState } from 'react'
import { FormDialog } from '../../../../shared/forms/FormDialog.tsx'
import { useSaveAndClose } from '../../../../shared/forms/useSaveAndClose.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import type { BillingDialogProps } from './BillingDialogs.tsx'
import { useBillingEdit } from './useBillingEdit.ts'

const empty = { number: '', expiry: '', cvc: '', name: '' }
type Card = typeof empty

const takenBrand = ({ number }: CardValue) => CARD_BRANDS.find((known) => known === brandOf(number).id)
const isRight = (card: Card) => Boolean(takenBrand(card)) && !Object.values(checkCard(card)).some(Boolean)

/** Adds a card. Its number and code stay here: only the brand, the last digits, the month and the name are kept. */
export function NewCardDialog({ user, billing, isOpen, onClose }: BillingDialogProps) {
  const text = useText()
  const { saveCard } = useBillingEdit(user)
  const saveAndClose = useSaveAndClose(onClose)
  const [isFirst] = useState(billing.cards.length === 0)
  const schema = z.object({
    card: z
      .object({ number: z.string(), expiry: z.string(), cvc: z.string(), name: z.string() })
      .check(z.refine(isRight, text('userView.cardWrong'))),
    isPrimary: z.boolean(),
  })
  const form = useSchemaForm({
    schema,
    defaultValues: { card: empty, isPrimary: isFirst },
    onSubmit: ({ card, isPrimary }) => {
      const [month, year] = card.expiry.split('/')
      const saved = {
        brand: takenBrand(card)!,
        holder: card.name.trim(),
        lastDigits: card.number.slice(-4),
        expires: `20${year}-${month}`,
        isPrimary,
      }
      return saveAndClose(() => saveCard(billing, saved, billing.cards.length))
    },
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={text('userView.addCard')}
      description={text('userView.addCardLede')}
      submitLabel={text('userView.addCard')}
    >
      <FormField form={form} name="card" label={text('userView.card')}>
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
                ? { number: text('userView.brandRefused') }
                : undefined
            }
          />
        )}
      </FormField>
      <FormField form={form} name="isPrimary" label={text('userView.asPrimary')}>
        {({ value, onChange }) => (
          <Switch isSelected={value} onChange={onChange} isDisabled={isFirst}>
            {text('userView.asPrimary')}
          </Switch>
        )}
      </FormField>
    </FormDialog>
  )
}
