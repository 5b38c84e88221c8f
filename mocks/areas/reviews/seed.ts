import type { ReviewDetail } from './contract.ts'
import { DAY } from '../../seed/clock.ts'
import { seedCustomers } from '../customers/seed.ts'
import { MINUTE, startOfToday } from '../../seed/moments.ts'
import { dateOf } from '../../seed/days.ts'
import { instantInStore } from '../../seed/store-time.ts'
import { productLines } from '../products/seed-lines.ts'
import { seedProducts } from '../products/seed.ts'
import { createRandom, deal, type Random } from '../../seed/random.ts'
import { toReviewDate } from './seed-dates.ts'
import { apologies, thanks } from './seed-replies.ts'
import { type ReviewLanguage, reviewTexts, type ReviewText } from './seed-texts.ts'

type Product = ReturnType<typeof seedProducts>[number]
type Customer = ReturnType<typeof seedCustomers>[number]

const SEED = 6204
/** How many reviews came on each of the last days, today first. */
const RECENT_DAYS = [2, 1, 3, 2, 1, 4, 1, 2, 1, 2, 3, 1, 2, 1]
/** The days between two older reviews. */
const OLDER_STEP = 5
const FEWEST_DAYS_FOR_REPLY = 2
const DISAPPOINTED = 2

/** The reviews of a fresh start, the newest first. */
export const seedReviews = (): ReviewDetail[] => {
  const random = createRandom(SEED)
  const nextReviewer = createReviewers(seedCustomers(), random)
  const nextProduct = createProducts(seedProducts())
  const languages = Object.entries(reviewTexts) as [ReviewLanguage, readonly ReviewText[]][]
  const entries = languages.flatMap(([language, texts]) => texts.map((text) => ({ language, text })))
  const statuses = deal({ Published: 76, Pending: 24 }, random)
  const replied = deal({ yes: 30, no: 70 }, random)

  return random.shuffle(entries).map(({ language, text: [kind, review, head, para] }, index) => {
    const age = ageInDays(index)
    const day = startOfToday() - age * DAY
    const status = statuses[index]!
    const isDisappointed = review <= DISAPPOINTED
    const hasReply =
      status === 'Published' && age >= FEWEST_DAYS_FOR_REPLY && (isDisappointed || replied[index] === 'yes')
    const text = (isDisappointed ? apologies : thanks)[language]
    const product = nextProduct(kind)
    const customer = nextReviewer(language)
    return {
      id: index + 1,
      product: product.productName,
      companyName: product.productBrand,
      productImage: product.image,
      reviewer: customer.customer,
      email: customer.email,
      avatar: customer.avatar,
      date: toReviewDate(day),
      status,
      review,
      head,
      para,
      productId: product.id,
      customerId: customer.customerId,
      reply: hasReply ? { text, time: new Date(toReplyTime(day, random)).toISOString() } : null,
    }
  })
}

const ageInDays = (index: number) => {
  const recent = RECENT_DAYS.flatMap((count, day) => Array<number>(count).fill(day))
  return recent[index] ?? RECENT_DAYS.length + (index - recent.length) * OLDER_STEP
}

/** On the next day, in working hours. */
const toReplyTime = (day: number, random: Random) =>
  instantInStore({ date: dateOf(day + DAY), time: '00:00' }) + random.integer(8 * 60, 17 * 60) * MINUTE

/** Gives the next of a list each time, and starts again after the last. */
const cycle = <Item>(items: readonly Item[]) => {
  let turn = 0
  return () => items[turn++ % items.length]!
}

/** Gives those in turn who would write in a language. */
const createReviewers = (customers: readonly Customer[], random: Random) => {
  const isArabic = ({ customer }: Customer) => /\p{Script=Arabic}/u.test(customer)
  const among = (fits: (customer: Customer) => boolean) => cycle(random.shuffle(customers.filter(fits)))
  const from = (code: string) => among((one) => one.countryCode === code && !isArabic(one))
  const next: Record<ReviewLanguage, () => Customer> = {
    French: from('FR'),
    Arabic: among(isArabic),
    Portuguese: from('BR'),
    Chinese: from('CN'),
    English: among((one) => !isArabic(one)),
  }
  return (language: ReviewLanguage) => next[language]()
}

/** Gives the products of a kind in turn; those that are not on sale yet only if there are no others. */
const createProducts = (products: readonly Product[]) => {
  const kinds = new Map(productLines.map(([name, , look]) => [name, look.slice(0, -2)]))
  const byKind = Map.groupBy(products, ({ productName }) => kinds.get(productName))
  const next = new Map(
    [...byKind].map(([kind, ofKind]) => {
      const onSale = ofKind.filter(({ status }) => status !== 'Scheduled')
      return [kind, cycle(onSale.length > 0 ? onSale : ofKind)]
    }),
  )
  return (kind: string) => next.get(kind)!()
}
