import type { Account } from '../../seed/accounts.ts'
import type { z } from '../../contract/zod.ts'
import { sum } from '../../contract/lists.ts'
import { dateInDays } from '../../seed/days.ts'
import { roundToCents } from '../../seed/money.ts'
import { TAX_RATE } from '../orders/seed-bills.ts'
import { storeSettings } from '../store-settings/collection.ts'
import { type DeliverySpeed, DELIVERIES, OVERNIGHT_COUNTRIES, type Quote } from './contract.ts'
import { giftCards } from './collection.ts'
import { findOffer, offersFor, reducedLines } from './offers.ts'
import { productFor, toLine, wantedProduct } from './products.ts'
import type { cart } from './schema.ts'

/** A cart as it arrives, checked; with the address of who buys it, once that is known. */
export type GivenCart = z.output<typeof cart> & { readonly email?: string }

const costOf = (lines: Quote['lines']) => sum(lines.map(({ total }) => total))
const taxedOf = (lines: Quote['lines']) => lines.filter(({ id }) => wantedProduct(id)!.pricing.isTaxed)

/** What a cart comes to: the only rule, which offers and orders follow alike. */
export const priceCart = (given: GivenCart, caller: Account | undefined): Quote => {
  const found = given.lines.flatMap((line) => toLine(line) ?? [])
  const subtotal = roundToCents(costOf(found))
  const offer = findOffer(given, found, caller)
  const discount = offer && !offer.problem ? offer.amount : 0
  const delivery = found.length > 0 ? DELIVERIES[given.delivery].price : 0
  // What an offer takes off is spread over what it is for, of which not all need be taxed.
  const reduced = reducedLines(given, found)
  const share = costOf(reduced) > 0 ? discount / costOf(reduced) : 0
  const tax = roundToCents((costOf(taxedOf(found)) - costOf(taxedOf(reduced)) * share) * TAX_RATE)
  const total = roundToCents(subtotal - discount + delivery + tax)
  const spared = sum(found.map(({ before, price, quantity }) => ((before ?? price) - price) * quantity))
  return {
    lines: found,
    gone: given.lines.filter(({ id }) => !wantedProduct(id)).map(({ id }) => id),
    wishlist: given.wishlist.flatMap((id) => productFor(id) ?? []),
    subtotal,
    offer,
    offers: offersFor(given, found, caller),
    deliveries: Object.entries(DELIVERIES).map(([id, { price, days }]) => ({
      id: id as DeliverySpeed,
      price,
      arrivesOn: dateInDays(days),
      isReached: reaches(id as DeliverySpeed, given.countryCode),
    })),
    delivery,
    tax,
    total,
    saved: roundToCents(discount + spared),
    giftCard: giftCardFor(given, total),
  }
}

/** Whether a delivery goes to a country: one that the store ships to, and overnight only one that is near enough. */
const reaches = (speed: DeliverySpeed, country: GivenCart['countryCode']) => {
  if (!country) return true
  const isShippedTo = storeSettings
    .get()
    .shipping.zones.some(({ countries }) => countries.length === 0 || countries.includes(country))
  return isShippedTo && (speed !== 'overnight' || OVERNIGHT_COUNTRIES.some((near) => near === country))
}

const giftCardFor = ({ giftCard }: GivenCart, total: number): Quote['giftCard'] => {
  if (giftCard === '') return null
  const card = findGiftCard(giftCard)
  if (!card) return { balance: 0, problem: 'unknown' }
  return { balance: card.balance, problem: card.balance < total ? 'tooLittle' : null }
}

/** The gift card that somebody means, however its signs are set apart. */
export const findGiftCard = (written: string) => {
  const code = written.replaceAll(/[\s-]/g, '').toUpperCase()
  return giftCards.all().find((card) => card.code === code)
}
