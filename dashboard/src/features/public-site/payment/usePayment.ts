import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { type DeclineReason, payForPlan, type PaymentReceipt } from '@data1522/mocks/contract/payment'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { ApiError, call } from '../../../core/api/client.ts'
import { validationErrors } from '../../../core/errors/validation-errors.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { peopleKeys } from '../../../core/mutations/people-keys.ts'
import { useAddressState } from '../../../core/router/useAddressState.ts'
import { paymentQuoteQuery } from '../../../entities/payment/queries.ts'
import { orderParameters } from '../../../entities/plan/plan-address.ts'
import { homeCountry } from './home-country.ts'
import { noAnswers, paymentSchema, type PaymentValues } from './payment-form.ts'

/** Why a bank has declined the card, where that is what happened. */
const declineOf = (error: unknown) =>
  error instanceof ApiError && error.status === 402
    ? (error.failure as { reason: DeclineReason }).reason
    : undefined

/** The form of a payment, what it comes to, and the receipt once it is made. */
export function usePayment() {
  const text = useText()
  const { locale } = useIntl()
  const [{ plan, cycle }, setOrder] = useAddressState(orderParameters)
  const [promo, setPromo] = useState('')
  const [receipt, setReceipt] = useState<PaymentReceipt>()
  const client = useQueryClient()

  const pay = async ({ way, card, ...billing }: PaymentValues) => {
    try {
      const given = way === 'card' ? { holder: card.name, lastDigits: card.number.slice(-4) } : undefined
      // A code that takes nothing off was told at its field, and is no reason not to pay what the button says.
      const code = quote.data?.promo?.problem ? '' : promo
      setReceipt(await call(payForPlan, { body: { plan, cycle, promo: code, way, card: given, billing } }))
      // Who is signed in has the plan from now on.
      for (const queryKey of peopleKeys) void client.invalidateQueries({ queryKey })
      return undefined
    } catch (error) {
      const reason = declineOf(error)
      return reason
        ? { card: text(`payment.declined.${reason}`) }
        : validationErrors(error, text, Object.keys(billing))
    }
  }
  const form = useSchemaForm<PaymentValues, PaymentValues>({
    schema: paymentSchema(text),
    defaultValues: noAnswers(homeCountry(locale)),
    onSubmit: pay,
  })
  const country = useWatch({ control: form.hook.control, name: 'country' })
  const quote = useQuery({
    ...paymentQuoteQuery({ plan, cycle, country, promo }),
    placeholderData: keepPreviousData,
  })
  return { plan, cycle, setOrder, form, quote, promo, setPromo, receipt }
}

export type PaymentAtWork = ReturnType<typeof usePayment>
