import { call } from '../../testing/call.ts'
import type { NewDeal } from '../listings/contract.ts'
import { examples } from '../listings/examples.ts'
import { type Cart, getFirstCart, type Purchase, quoteCart } from './contract.ts'

/** Where orders are placed. */
export const CHECKOUT = '/api/front/checkout'

/** A cart of one bottle at 32.50. */
export const bottle: Cart = { lines: [{ id: 3, quantity: 1 }] }

/** A deal for anybody and anything, at any time. */
export const deal = {
  ...(examples.createDeal!.body as NewDeal),
  from: '2020-01-01',
  to: '2099-01-01',
  regions: [],
  categories: [],
  minimum: 0,
  limit: null,
  isSingleUse: false,
}

/** The cart that somebody begins with. */
export const firstCart = () => call(getFirstCart)

/** What a cart comes to. */
export const quoteOf = (body: Cart) => call(quoteCart, { body })

/** A purchase of a cart at what it comes to. */
export const purchaseOf = async (cart: Cart, more: Partial<Purchase> = {}): Promise<Purchase> => ({
  lines: cart.lines,
  email: 'iris@heron-lighting.example',
  address: {
    name: 'Iris Okafor',
    phone: '+44 20 7946 0018',
    line1: '4 Tanner Row',
    town: 'York',
    postCode: 'YO1 6JB',
    countryCode: 'GB',
  },
  payment: 'card',
  cardDigits: '4242',
  cardBrand: 'visa',
  total: (await quoteOf({ ...cart, ...(more as Partial<Cart>) })).total,
  ...more,
})
