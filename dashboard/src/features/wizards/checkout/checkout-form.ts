import { brandOf, type CardValue, checkCard } from '@data1522/design-system/CardField'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { type DeliverySpeed, DELIVERIES, type Purchase } from '@data1522/mocks/contract/checkout'
import { CUSTOMER_COUNTRIES, type CustomerCountry } from '@data1522/mocks/contract/customers'
import { CHECKOUT_PAYMENTS } from '@data1522/mocks/contract/listings'
import { ORDER_CARDS } from '@data1522/mocks/contract/orders'
import { z } from '@data1522/mocks/contract/zod'
import type { useText } from '../../../core/i18n/useText.ts'
import { line, requiredLine } from '../../../shared/forms/lines.ts'
import { hasPhone } from '../../../shared/forms/phone-schema.ts'
import { CODE_LIMIT } from './kept-cart.ts'

type Speak = ReturnType<typeof useText>

/** The choice of an address that is not there yet. */
export const NEW_ADDRESS = 'new'

const NOTE_LIMIT = 500
const demanded = ['name', 'line1', 'town', 'postCode', 'country'] as const
const speeds = Object.keys(DELIVERIES) as [DeliverySpeed, ...DeliverySpeed[]]

const isCountry = (code: string): code is CustomerCountry =>
  (CUSTOMER_COUNTRIES as readonly string[]).includes(code)

/** All that the checkout asks after the cart. */
export const checkoutSchema = (text: Speak) =>
  z
    .object({
      email: requiredLine.check(z.email()),
      addressId: z.string(),
      name: line,
      phone: line,
      line1: line,
      line2: line,
      town: line,
      state: line,
      postCode: line,
      country: line,
      delivery: z.enum(speeds),
      note: z.string().check(z.trim(), z.maxLength(NOTE_LIMIT)),
      payment: z.enum(CHECKOUT_PAYMENTS),
      card: z.object({ number: z.string(), expiry: z.string(), cvc: z.string(), name: z.string() }),
      giftCard: z.string().check(z.trim()),
    })
    .check(
      ...demanded.map((name) =>
        z.refine<{ [Name in (typeof demanded)[number] | 'addressId']: string }>(
          (values) => values.addressId !== NEW_ADDRESS || values[name] !== '',
          { path: [name], message: text('checkout.missing') },
        ),
      ),
      z.refine(({ addressId, phone }) => addressId !== NEW_ADDRESS || phone === '' || hasPhone(phone), {
        path: ['phone'],
        message: text('checkout.phoneWrong'),
      }),
      z.refine(({ payment, card }) => payment !== 'card' || Object.keys(checkCard(card)).length === 0, {
        path: ['card'],
        message: text('checkout.cardWrong'),
      }),
      z.refine(({ payment, giftCard }) => payment !== 'giftCard' || giftCard !== '', {
        path: ['giftCard'],
        message: text('checkout.missing'),
      }),
      z.refine(({ payment, giftCard }) => payment !== 'giftCard' || giftCard.length <= CODE_LIMIT, {
        path: ['giftCard'],
        message: text('checkout.giftCardUnknown'),
      }),
    )

/** What the checkout holds. */
export type CheckoutValues = z.output<ReturnType<typeof checkoutSchema>>
/** The form of the checkout at work. */
export type CheckoutForm = SchemaFormHandle<CheckoutValues, CheckoutValues>

/** A checkout that nobody has written into. */
export const emptyCheckout: CheckoutValues = {
  email: '',
  addressId: NEW_ADDRESS,
  name: '',
  phone: '',
  line1: '',
  line2: '',
  town: '',
  state: '',
  postCode: '',
  country: '',
  delivery: 'standard',
  note: '',
  payment: 'card',
  card: { number: '', expiry: '', cvc: '', name: '' },
  giftCard: '',
}

/** The steps, each with the answers that it asks. */
export const checkoutSteps = {
  cart: [],
  address: [
    'email',
    'addressId',
    'name',
    'phone',
    'line1',
    'line2',
    'town',
    'state',
    'postCode',
    'country',
    'delivery',
    'note',
  ],
  payment: ['payment', 'card', 'giftCard'],
  done: [],
} as const satisfies Record<string, readonly (keyof CheckoutValues)[]>

export type CheckoutStep = keyof typeof checkoutSteps

/** An address that a parcel can go to. */
export type Recipient = Purchase['address']

/** The card that an order is paid with, by its brand. */
export const orderCardOf = ({ number }: Pick<CardValue, 'number'>) =>
  ORDER_CARDS.find((card) => card === brandOf(number).id) ?? 'otherCard'

/** Where the parcel goes, once the form knows: a card that was chosen, or what was written. */
export const recipientOf = (
  values: CheckoutValues,
  known: readonly (Recipient & { readonly label: string })[],
): Recipient | undefined => {
  const chosen = known.find(({ label }) => label === values.addressId)
  if (chosen) {
    const { label: _, ...address } = chosen
    return address
  }
  const { name, phone, line1, line2, town, state, postCode, country } = values
  return isCountry(country)
    ? { name, phone, line1, line2, town, state, postCode, countryCode: country }
    : undefined
}
