import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { PAYMENT_BRANDS, type PaymentBrand } from '@data1522/mocks/contract/customer-accounts'
import { z } from '@data1522/mocks/contract/zod'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { useSaveAndClose } from '../../../shared/forms/useSaveAndClose.ts'
import { useAccountChanges } from '../../../entities/customer/useAccountChanges.ts'
import { withEntry } from '../../../entities/customer/entries.ts'
import { fromCardMonth, isCardMonth, toCardMonth } from '../../../entities/account/card-month.ts'
import type { AccountDialogProps } from '../../../entities/customer/account-dialog.ts'

const SHOWN = 4

export interface PaymentValues {
  brand: PaymentBrand
  holder: string
  /** The digits of the card: all of a new one, the last four of one that is known. */
  number: string
  /** Month and year, four digits. */
  expires: string
  issuer: string
  isDefault: boolean
}

/** The form of a way to pay; of a card's number only the last digits are sent. */
export function usePaymentForm({ id, account, onClose, of }: AccountDialogProps & { of: number }) {
  const text = useText()
  const saveAndClose = useSaveAndClose(onClose, ['holder', 'issuer'])
  const { save } = useAccountChanges(id)
  const { paymentMethods } = account
  const [now] = useState(() => Date.now())
  const known = paymentMethods.find((method) => method.id === of)
  const schema = z
    .object({
      brand: z.enum(PAYMENT_BRANDS),
      holder: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      number: z.string(),
      expires: z.string(),
      issuer: z.string().check(z.trim(), z.maxLength(200)),
      isDefault: z.boolean(),
    })
    .check(
      z.refine(
        ({ brand, number }) => brand === 'paypal' || (known ? /^\d{4}$/ : /^\d{13,19}$/).test(number),
        {
          path: ['number'],
          message: text('customer.numberWrong'),
        },
      ),
      z.refine(({ brand, expires }) => brand === 'paypal' || isCardMonth(expires, now, known?.expires), {
        path: ['expires'],
        message: text('account.cardMonthWrong'),
      }),
      z.refine(({ brand, holder }) => brand !== 'paypal' || holder.includes('@'), {
        path: ['holder'],
        message: text('customer.mailboxWrong'),
      }),
    )
  const form = useSchemaForm<PaymentValues, PaymentValues>({
    schema,
    defaultValues: known
      ? { ...known, number: known.lastDigits, expires: toCardMonth(known.expires) }
      : { brand: 'visa', holder: '', number: '', expires: '', issuer: '', isDefault: false },
    onSubmit: ({ brand, holder, number, expires, issuer, isDefault }) =>
      saveAndClose(async () => {
        const isCard = brand !== 'paypal'
        const entry = {
          ...(known && { id: known.id }),
          brand,
          holder,
          lastDigits: isCard ? number.slice(-SHOWN) : '',
          expires: isCard ? fromCardMonth(expires) : '',
          issuer: isCard ? issuer : '',
          isDefault,
        }
        const done = () => text('customer.entrySaved', { name: text(`account.brand.${brand}`) })
        await save({ paymentMethods: withEntry(paymentMethods, entry) }, { paymentMethods }, done)
      }),
  })
  return { form, isKnown: known !== undefined }
}
