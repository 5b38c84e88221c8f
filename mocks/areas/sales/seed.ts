import { sum } from '../../contract/lists.ts'
import type { ReceivedPaymentStatus, Sale, SaleStatus } from './contract.ts'
import { DAY } from '../../seed/clock.ts'
import { seedCustomers } from '../customers/seed.ts'
import { startOfToday } from '../../seed/moments.ts'
import { roundToCents } from '../../seed/money.ts'
import { productIntros } from '../products/seed-intros.ts'
import { productLines } from '../products/seed-lines.ts'
import { seedProducts, type StoredProduct } from '../products/seed.ts'
import { createRandom, deal, type Random } from '../../seed/random.ts'
import { seedReviews } from '../reviews/seed.ts'

type Settlement = 'paid' | 'partly' | 'open' | 'cancelled'

const SEED = 3004
const COUNT = 100
const OLDEST_DAYS = 300
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** Too large for a parcel, and parcels alone are free. */
const BULKY = /^(chair|desk)-/

const settlements: Record<Settlement, readonly [SaleStatus, ReceivedPaymentStatus]> = {
  paid: ['Completed', 'Fully Paid'],
  partly: ['Confirmed', 'Partially Paid'],
  open: ['Confirmed', 'Unpaid'],
  cancelled: ['Cancelled', 'Unpaid'],
}

const lookByName = new Map(productLines.map(([name, , look]) => [name, look]))

/** The sales of a fresh start, the latest first: every customer has bought one thing. */
export const seedSales = (): Sale[] => {
  const random = createRandom(SEED)
  const buyers = random.shuffle(seedCustomers())
  const settled = deal<Settlement>({ paid: 63, partly: 18, open: 4, cancelled: 15 }, random)
  const products = onOffer()
  return Array.from({ length: COUNT }, (_, index) => {
    const product = products[random.integer(0, products.length - 1)]!
    const { customer, avatar } = buyers[index]!
    return {
      product,
      date: toDateText(startOfToday() - ageInDays(index) * DAY),
      buyer: { name: customer, avatar: avatar || null },
      payment: settle(product.price, settled[index]!, random),
    }
  })
}

/** Many lately, fewer long ago. */
const ageInDays = (index: number) => Math.round(OLDEST_DAYS * (index / COUNT) ** 1.5)

const toDateText = (time: number) => {
  const day = new Date(time)
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

const settle = (total: number, settlement: Settlement, random: Random): Sale['payment'] => {
  const [status, receivedPaymentStatus] = settlements[settlement]
  const part = roundToCents((total * random.integer(2, 8)) / 10)
  const paidAmount = { paid: total, partly: part, open: 0, cancelled: 0 }[settlement]
  return { total, receivedPaymentStatus, paidAmount, status }
}

/** What has been on sale, with the mean of its reviews. */
const onOffer = () => {
  const reviewsByProduct = Map.groupBy(seedReviews(), ({ productId }) => productId)
  return seedProducts()
    .filter(({ id, status }) => status !== 'Scheduled' && reviewsByProduct.has(id))
    .map((product) => toSoldProduct(product, meanOf(reviewsByProduct.get(product.id)!)))
}

const meanOf = (reviews: readonly { readonly review: number }[]) =>
  Math.round((sum(reviews.map(({ review }) => review)) / reviews.length) * 10) / 10

const toSoldProduct = (product: StoredProduct, rating: number): Sale['product'] => {
  const look = lookByName.get(product.productName)!
  return {
    id: product.id,
    name: product.productName,
    slug: toSlug(product.productName),
    brand: product.productBrand,
    category: product.category,
    price: product.pricing.discounted ?? product.pricing.base,
    image: product.image,
    hasFreeShipping: !BULKY.test(look),
    rating,
    description: productIntros[look] ?? '',
  }
}

const toSlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
