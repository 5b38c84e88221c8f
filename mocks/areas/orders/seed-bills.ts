import { sum } from '../../contract/lists.ts'
import { seedProducts, type StoredProduct } from '../products/seed.ts'
import { reducedFrom } from '../products/reduced.ts'
import { createRandom, type Random } from '../../seed/random.ts'

interface Offer {
  readonly product: StoredProduct
  readonly cents: number
  /** What it cost before it was reduced. */
  readonly before: number | null
}

interface Line {
  readonly offer: Offer
  readonly quantity: number
}

/** What an order holds and costs, in cents, so that the parts add up exactly. */
interface Bill {
  readonly lines: readonly Line[]
  readonly subtotal: number
  readonly discount: number
  readonly shipping: number
  readonly tax: number
  readonly total: number
}

const SEED = 51_377
const MOST_LINES = 4
/** So small that no line comes round to the product of another. */
const LARGEST_STEP = 7
/** The share of what is taxed. */
export const TAX_RATE = 0.08
const DISCOUNT_RATES = [0, 0, 0, 0, 0, 0, 0.05, 0.1, 0.15, 0.25]
const SCHEDULED_FROM = 400_00
const SCHEDULED_SHARE = 0.6
/** Parcels are free; bulky goods come on a date that the customer chooses. */
const SCHEDULED_DELIVERY = [69_00, 99_00]

const pickOffers = (): Offer[] =>
  seedProducts()
    .filter(({ status }) => status !== 'Scheduled')
    .map((product) => ({
      product,
      cents: Math.round((product.pricing.discounted ?? product.pricing.base) * 100),
      before: reducedFrom(product.pricing),
    }))

/** Gives the bill of a sample order by its id: always the same one. */
export const createBills = () => {
  const offers = pickOffers()
  return (id: number): Bill => {
    const random = createRandom(SEED + id)
    return addUp(chooseLines(offers, random), random)
  }
}

const chooseLines = (offers: readonly Offer[], random: Random): Line[] => {
  const first = random.integer(0, offers.length - 1)
  const step = random.integer(1, LARGEST_STEP)
  return Array.from({ length: random.integer(1, MOST_LINES) }, (_, index) => ({
    offer: offers[(first + index * step) % offers.length]!,
    quantity: random.next() < 0.75 ? 1 : random.integer(2, 3),
  }))
}

const addUp = (lines: readonly Line[], random: Random): Bill => {
  const subtotal = sumOf(lines)
  const rate = DISCOUNT_RATES[random.integer(0, DISCOUNT_RATES.length - 1)]!
  const discount = Math.round(subtotal * rate)
  const isScheduled = subtotal >= SCHEDULED_FROM && random.next() < SCHEDULED_SHARE
  const shipping = isScheduled ? SCHEDULED_DELIVERY[random.integer(0, 1)]! : 0
  const taxed = sumOf(lines.filter(({ offer }) => offer.product.pricing.isTaxed))
  const tax = Math.round(taxed * (1 - rate) * TAX_RATE)
  return { lines, subtotal, discount, shipping, tax, total: subtotal - discount + shipping + tax }
}

const sumOf = (lines: readonly Line[]) => sum(lines.map(({ offer, quantity }) => offer.cents * quantity))
