import { type CardValue, checkCard } from '@data1522/design-system/CardField'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { PAYMENT_WAYS, type PaymentWay, vatFault } from '@data1522/mocks/contract/payment'
import { z } from '@data1522/mocks/contract/zod'
import type { useText } from '../../../core/i18n/useText.ts'
import { line, LINE_LIMIT, requiredLine } from '../../../shared/forms/lines.ts'

const isCardRight = (card: CardValue) =>
  Object.keys(checkCard({ ...card, name: card.name ?? '' })).length === 0 &&
  (card.name ?? '').length <= LINE_LIMIT

interface Values {
  readonly way: PaymentWay
  readonly card: CardValue
  readonly country: string
  readonly vatNumber: string
}

/** A rule on several answers is told together with what is wrong with each alone. */
const always = () => true

/** All that paying asks. */
export const paymentSchema = (text: ReturnType<typeof useText>) =>
  z
    .object({
      way: z.enum(PAYMENT_WAYS),
      card: z.object({ number: z.string(), expiry: z.string(), cvc: z.string(), name: z.string() }),
      firstName: requiredLine,
      lastName: requiredLine,
      company: line,
      vatNumber: line,
      email: z.email(),
      country: z.string().check(z.minLength(1)),
      postalCode: line,
      city: requiredLine,
      street: requiredLine,
    })
    .check(
      z.refine(({ way, card }: Values) => way !== 'card' || isCardRight(card), {
        path: ['card'],
        message: text('payment.cardWrong'),
        when: always,
      }),
      z.refine(({ country, vatNumber }: Values) => !vatFault(country ?? '', vatNumber ?? ''), {
        path: ['vatNumber'],
        error: ({ input }) => {
          const { country, vatNumber } = input as Values
          const { length, wanted } = vatFault(country, vatNumber) ?? { length: 0, wanted: 0 }
          return text('payment.vatWrong', { length, wanted, country })
        },
        when: always,
      }),
    )

export type PaymentValues = z.output<ReturnType<typeof paymentSchema>>
export type PaymentForm = SchemaFormHandle<PaymentValues, PaymentValues>

/** A form that nobody has filled in, in a country. */
export const noAnswers = (country: string): PaymentValues => ({
  way: 'card',
  card: { number: '', expiry: '', cvc: '', name: '' },
  firstName: '',
  lastName: '',
  company: '',
  vatNumber: '',
  email: '',
  country,
  postalCode: '',
  city: '',
  street: '',
})
