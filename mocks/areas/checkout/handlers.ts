import { settingsOf } from '../account-settings/collection.ts'
import { personOf } from '../auth/open-session.ts'
import { products } from '../products/collection.ts'
import { collectErrors } from '../../runtime/errors.ts'
import { handle } from '../../runtime/http.ts'
import { invalid, reply } from '../../runtime/reply.ts'
import { now } from '../../seed/clock.ts'
import { knowReceipt, receiptOf } from './collection.ts'
import * as contract from './contract.ts'
import { discountOf, type GivenPurchase, takeOrder } from './ordering.ts'
import { priceCart } from './pricing.ts'
import { wantedProduct } from './products.ts'
import * as schemas from './schema.ts'

/** What the first cart holds, by name, with how many pieces; what is out of stock by now is left out. */
const first = [
  ['Whistlestop kettle', 1],
  ['Corner Shop sneakers', 2],
  ['Harbour wool cushion', 1],
] as const
const firstWish = 'Two-step storm umbrella'

const idOf = (name: string) => products.all().find(({ productName }) => productName === name)?.id
const isWanted = (id: number | undefined) => id !== undefined && wantedProduct(id) !== undefined

/** Where the parcels of somebody who is signed in went before. */
const addressesOf = (fullName: string) => [
  {
    label: 'home' as const,
    name: fullName,
    phone: '+44 1904 496 018',
    line1: '4 Tanner Row',
    line2: '',
    town: 'York',
    state: '',
    postCode: 'YO1 6JB',
    countryCode: 'GB' as const,
  },
  {
    label: 'work' as const,
    name: fullName,
    phone: '+33 1 85 65 01 20',
    line1: '18 quai de Valmy',
    line2: '3e étage',
    town: 'Paris',
    state: '',
    postCode: '75010',
    countryCode: 'FR' as const,
  },
]

export const getFirstCart = handle(contract.getFirstCart, schemas.getFirstCart, ({ caller }) => {
  const named = first.flatMap(([name, quantity]) => {
    const id = idOf(name)
    return isWanted(id) ? [{ id: id!, quantity }] : []
  })
  const others = products.all().filter(({ id }) => isWanted(id) && !named.some((line) => line.id === id))
  const wish = idOf(firstWish)
  const lines = [
    ...named,
    ...others.slice(0, first.length - named.length).map(({ id }) => ({ id, quantity: 1 })),
  ]
  const isFree = (id: number) => !lines.some((line) => line.id === id)
  const wishlist = [wish, ...others.map(({ id }) => id)].filter((id) => isWanted(id) && isFree(id!))
  return reply(200, {
    lines,
    wishlist: wishlist.slice(0, 1) as number[],
    email: caller ? settingsOf(caller).get().account.email : '',
    addresses: caller ? addressesOf(personOf(caller).fullName) : [],
  })
})

export const quoteCart = handle(contract.quoteCart, schemas.quoteCart, ({ body, caller }) =>
  reply(200, priceCart(body, caller)),
)

const hasProblem = (offer: contract.Quote['offer']) => offer !== null && offer.problem !== null

const faultsOf = (given: GivenPurchase, quote: contract.Quote) =>
  collectErrors({
    lines:
      (quote.gone.length > 0 || quote.lines.some(({ isLowered }) => isLowered)) &&
      'Not everything of this cart is there',
    delivery:
      !quote.deliveries.find(({ id }) => id === given.delivery)!.isReached &&
      'This delivery does not go to that country',
    offer: hasProblem(quote.offer) && 'This code takes nothing off',
    cardDigits: given.payment === 'card' && given.cardDigits === '' && 'A card is told by its last digits',
    giftCard:
      given.payment === 'giftCard' &&
      (quote.giftCard === null || quote.giftCard.problem !== null) &&
      'This gift card does not pay it',
    total: quote.total !== given.total && 'The price has changed',
  })

export const placeOrder = handle(contract.placeOrder, schemas.placeOrder, ({ body, caller }) => {
  const known = receiptOf(body.idempotencyKey)
  if (known) return reply(201, known)
  const quote = priceCart({ ...body, wishlist: [], countryCode: body.address.countryCode }, caller)
  const errors = faultsOf(body, quote)
  if (errors) return invalid(errors)
  const { order, number, spent } = takeOrder(body, quote)
  const receipt: contract.Receipt = {
    order,
    number,
    placedOn: now().toISOString(),
    arrivesOn: quote.deliveries.find(({ id }) => id === body.delivery)!.arrivesOn,
    email: body.email,
    address: body.address,
    delivery: body.delivery,
    payment: body.payment,
    lines: quote.lines.map(({ id, name, image, options, quantity, total }) => ({
      id,
      name,
      image,
      options,
      quantity,
      total,
    })),
    subtotal: quote.subtotal,
    discount: discountOf(quote),
    shipping: quote.delivery,
    tax: quote.tax,
    total: spent,
  }
  if (body.idempotencyKey) knowReceipt(body.idempotencyKey, receipt)
  return reply(201, receipt)
})
