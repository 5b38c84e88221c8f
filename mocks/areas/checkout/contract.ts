import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** How fast a parcel comes: what that costs, and how many days it takes. */
export const DELIVERIES = {
  standard: { price: 0, days: 5 },
  express: { price: 10, days: 2 },
  overnight: { price: 15, days: 1 },
} as const
/** Where a parcel can be by the next day. */
export const OVERNIGHT_COUNTRIES = ['US', 'CA', 'GB', 'FR', 'DE'] as const
/** The most pieces of one product in a cart. */
export const MOST_PIECES = 10
/** Why an offer code takes nothing off. */
export const OFFER_PROBLEMS = [
  'unknown',
  'notNow',
  'usedUp',
  'membersOnly',
  'newcomersOnly',
  'tooLittle',
  'otherProducts',
  'otherPayment',
  'otherRegion',
] as const
/** Why a gift card does not pay. */
export const GIFT_CARD_PROBLEMS = ['unknown', 'tooLittle'] as const

export type DeliverySpeed = keyof typeof DELIVERIES
export type OfferProblem = (typeof OFFER_PROBLEMS)[number]

/** What somebody wants to buy: `id` that of the product; what is saved for later is asked about too. */
export type Cart = z.input<typeof schemas.cart>

/** A product as the checkout shows it: `before` its price before a reduction, `available` how many pieces there are at most. */
export type CheckoutProduct = z.output<typeof schemas.checkoutProduct>

/** What a cart comes to, as the shop counts: lines that it can deliver, in `gone` those that it cannot, with `quantity` lowered to what there is; `deliveries` with whether they reach the country, as far as it is known; `offer` and `giftCard` with the reason why they do not hold, if they do not. */
export type Quote = z.output<typeof schemas.quote>

/** An order that was placed, as the person who placed it sees it: `number` as they read it. */
export type Receipt = z.output<typeof schemas.receipt>

/** What placing an order takes; of a card, no more than its brand and its last digits ever leaves the page, and `total` is what the person agreed to. `idempotencyKey` is made once for each form that is filled in, so that another try after a lost answer places nothing twice. */
export type Purchase = z.input<typeof schemas.purchase>

const PATH = '/api/front/checkout'

/** Beyond the specification: the cart that somebody begins with, since this shop has no shelves of its own, and where parcels went before, for who is signed in. */
export const getFirstCart = endpoint<typeof schemas.getFirstCart>()({ method: 'GET', path: `${PATH}/cart` })

/** Beyond the specification: what a cart comes to, by the rule that placing an order follows too. */
export const quoteCart = endpoint<typeof schemas.quoteCart>()({ method: 'POST', path: `${PATH}/quote` })

/** Beyond the specification: places an order, which the shop's lists show from then on; a visitor becomes a customer. Refused at another total than was agreed to. A known `idempotencyKey` is answered with its receipt and places nothing. */
export const placeOrder = endpoint<typeof schemas.placeOrder>()({ method: 'POST', path: PATH })
