import { postalAddress } from '../../contract/addresses.schema.ts'
import {
  amount,
  count,
  email,
  id,
  invalidInput,
  line,
  oneOf,
  paragraph,
  picture,
  requiredLine,
} from '../../contract/common.schema.ts'
import { CUSTOMER_COUNTRIES } from '../customers/contract.ts'
import { CHECKOUT_PAYMENTS } from '../listings/contract.ts'
import { ORDER_CARDS } from '../orders/contract.ts'
import {
  DELIVERIES,
  type DeliverySpeed,
  GIFT_CARD_PROBLEMS,
  MOST_PIECES,
  OFFER_PROBLEMS,
} from './contract.ts'
import { z } from '../../contract/zod.ts'

const LINE_LIMIT = 30

const speed = oneOf(Object.keys(DELIVERIES) as DeliverySpeed[])
const payment = oneOf(CHECKOUT_PAYMENTS)
const country = oneOf(CUSTOMER_COUNTRIES)
const cartLine = z.object({ id, quantity: z.int().check(z.positive(), z.maximum(MOST_PIECES)) })
const isEachOnce = z.refine<readonly { id: number }[]>(
  (lines) => new Set(lines.map(({ id }) => id)).size === lines.length,
  'A product stands in a cart once, with its quantity',
)

export const cart = z.object({
  lines: z.array(cartLine).check(z.maxLength(LINE_LIMIT), isEachOnce),
  wishlist: z._default(z.array(id).check(z.maxLength(LINE_LIMIT)), []),
  offer: z._default(line, ''),
  delivery: z._default(speed, 'standard'),
  payment: z.optional(payment),
  countryCode: z.optional(country),
  giftCard: z._default(line, ''),
})

export const checkoutProduct = z.object({
  id,
  name: requiredLine,
  image: picture,
  options: z.array(line),
  price: amount,
  before: z.nullable(amount),
  available: count,
  rating: z.nullable(z.number()),
  reviews: count,
})

export const quote = z.object({
  lines: z.array(z.extend(checkoutProduct, { quantity: count, total: amount, isLowered: z.boolean() })),
  gone: z.array(id),
  wishlist: z.array(checkoutProduct),
  subtotal: amount,
  offer: z.nullable(
    z.object({
      code: line,
      title: line,
      amount,
      minimum: amount,
      problem: z.nullable(z.enum(OFFER_PROBLEMS)),
    }),
  ),
  offers: z.array(
    z.object({ code: line, percent: z.nullable(z.number()), amount: z.nullable(amount), minimum: amount }),
  ),
  deliveries: z.array(
    z.object({ id: speed, price: amount, arrivesOn: z.iso.date(), isReached: z.boolean() }),
  ),
  delivery: amount,
  tax: amount,
  total: amount,
  saved: amount,
  giftCard: z.nullable(z.object({ balance: amount, problem: z.nullable(z.enum(GIFT_CARD_PROBLEMS)) })),
})

const recipient = z.extend(z.omit(postalAddress, { country: true }), {
  name: requiredLine,
  phone: line,
  countryCode: country,
})

export const purchase = z.extend(z.omit(cart, { wishlist: true, countryCode: true }), {
  lines: z.array(cartLine).check(z.minLength(1), z.maxLength(LINE_LIMIT), isEachOnce),
  email,
  address: recipient,
  payment,
  cardDigits: z._default(z.string().check(z.regex(/^(\d{4})?$/)), ''),
  cardBrand: z._default(oneOf(ORDER_CARDS), 'otherCard'),
  isPresent: z._default(z.boolean(), false),
  note: z._default(paragraph, ''),
  total: amount,
  idempotencyKey: z.optional(requiredLine),
})

export const receipt = z.object({
  order: id,
  number: requiredLine,
  placedOn: z.iso.datetime(),
  arrivesOn: z.iso.date(),
  email,
  address: recipient,
  delivery: speed,
  payment,
  lines: z.array(
    z.pick(z.extend(checkoutProduct, { quantity: count, total: amount }), {
      id: true,
      name: true,
      image: true,
      options: true,
      quantity: true,
      total: true,
    }),
  ),
  subtotal: amount,
  discount: amount,
  shipping: amount,
  tax: amount,
  total: amount,
})

export const getFirstCart = {
  access: 'anyone' as const,
  beyond: true as const,
  answers: {
    200: z.object({
      lines: z.array(cartLine),
      wishlist: z.array(id),
      email: line,
      addresses: z.array(z.extend(recipient, { label: z.enum(['home', 'work']) })),
    }),
  },
}

export const quoteCart = {
  access: 'anyone' as const,
  beyond: true as const,
  body: cart,
  answers: { 200: quote, 400: invalidInput },
}

export const placeOrder = {
  access: 'anyone' as const,
  beyond: true as const,
  body: purchase,
  answers: { 201: receipt, 400: invalidInput },
}
