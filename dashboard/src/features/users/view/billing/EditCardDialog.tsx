import { FormField } from '@data1522/design-system/FormField'
import { MaskedField } from '@data1522/design-system/MaskedField'
import { Switch } from '@data1522/design-system/Switch'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useState } from 'react'
import { FormDialog } from '../../../../shared/forms/FormDialog.tsx'
import { useSaveAndClose } from '../../../../shared/forms/useSaveAndClose.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import type { BillingDialogProps } from './BillingDialogs.tsx'
import { brandNames } from './card-words.ts'
import { isExpired } from './periods.ts'
import { useBillingEdit } from './useBillingEdit.ts'

/** `2028-04` as it stands on the card, without its stroke: 0428; and back. */
const onCard = (expires: string) => expires.slice(5) + expires.slice(2, 4)
const fromCard = (digits: string) => `20${digits.slice(2)}-${digits.slice(0, 2)}`

/** Changes what can be changed of a card without its number: the name on it, and its month after it was renewed. */
export function EditCardDialog({
  user,
  billing,
  index,
  isOpen,
  onClose,
}: BillingDialogProps & { index: number }) {
  const text = useText()
  const { saveCard } = useBillingEdit(user)
  const saveAndClose = useSaveAndClose(onClose)
  const card = billing.cards[index]!
  const [now] = useState(() => Date.now())
  const isRight = (digits: string) =>
    /^(0[1-9]|1[0-2])\d\d$/.test(digits) && !isExpired(fromCard(digits), now)
  const schema = z.object({
    holder: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    expiry: z.string().check(z.refine(isRight, text('userView.expiryWrong'))),
    isPrimary: z.boolean(),
  })
  const form = useSchemaForm({
    schema,
    defaultValues: { holder: card.holder, expiry: onCard(card.expires), isPrimary: card.isPrimary },
    onSubmit: ({ holder, expiry, isPrimary }) =>
      saveAndClose(() => saveCard(billing, { ...card, holder, isPrimary, expires: fromCard(expiry) }, index)),
  })
  const name = text('userView.cardName', { brand: brandNames[card.brand], digits: card.lastDigits })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={text('userView.editCard', { card: name })}
      submitLabel={text('userView.save')}
    >
      <FormField form={form} name="holder" label={text('userView.holder')}>
        {(field) => <TextField {...field} autoComplete="cc-name" />}
      </FormField>
      <FormField form={form} name="expiry" label={text('userView.expiry')}>
        {(field) => <MaskedField {...field} mask="pattern" pattern="##/##" autoComplete="cc-exp" />}
      </FormField>
      <FormField form={form} name="isPrimary" label={text('userView.asPrimary')}>
        {({ value, onChange }) => (
          <Switch isSelected={value} onChange={onChange} isDisabled={card.isPrimary}>
            {text('userView.asPrimary')}
          </Switch>
        )}
      </FormField>
    </FormDialog>
  )
}
