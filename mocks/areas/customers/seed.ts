import type { CustomerAccount } from '../customer-accounts/contract.ts'
import type { CustomerCountry, CustomerDetail } from './contract.ts'
import { avatarOf } from '../../seed/avatars.ts'
import { countries } from '../../seed/countries.ts'
import { phoneOf, sampleAccount } from '../customer-accounts/seed.ts'
import { customerPeople } from './seed-people.ts'
import { DAY, now } from '../../seed/clock.ts'
import { picture } from '../../seed/pictures.ts'
import { createRandom, deal, type Random } from '../../seed/random.ts'

/** A customer as the mocks keep it; what it ordered is counted from the orders. */
export interface StoredCustomer extends Omit<CustomerDetail, 'order' | 'totalSpent'> {
  readonly account: CustomerAccount
  /** When they signed up. */
  readonly joinedAt: string
}

const SEED = 3108
const FIRST_CUSTOMER_ID = 210_400
const LARGEST_STEP = 900
/** The last of the sample customers came so many days ago, before the first of the sample orders and reviews. */
const NEWEST_DAYS = 620
const MOST_TAGS = 2

const sampleTags = ['wholesale', 'gift buyer', 'press', 'local pickup', 'early tester']

/** What a customer's country looks like in answers. */
export const nationOf = (countryCode: CustomerCountry) => ({
  country: countries[countryCode].name,
  countryFlag: picture(`flags/${countryCode.toLowerCase()}`),
  countryCode,
})

/** The customers of a fresh start. */
export const seedCustomers = (): StoredCustomer[] => {
  const random = createRandom(SEED)
  const pictures = deal({ picture: 62, none: 38 }, random)
  const ofTags = createRandom(SEED + 1)
  let customerId = FIRST_CUSTOMER_ID
  return customerPeople.map(([customer, mailbox, code], index) => {
    const id = index + 1
    customerId += random.integer(1, LARGEST_STEP)
    return {
      id,
      customer,
      customerId,
      email: `${mailbox}@example.com`,
      ...nationOf(code),
      avatar: pictures[index] === 'picture' ? avatarOf(index * 5) : '',
      tags: chooseTags(ofTags),
      status: 'Active',
      contact: phoneOf(id),
      account: sampleAccount(id),
      joinedAt: joinedAt(index),
    }
  })
}

/** Two of three have none. */
const chooseTags = (random: Random) =>
  random.shuffle(sampleTags).slice(0, Math.max(0, random.integer(-3, MOST_TAGS)))

/** One after the other, in the order of their numbers. */
const joinedAt = (index: number) => {
  const days = NEWEST_DAYS + (customerPeople.length - index) * 4 - (index % 7) / 9
  return new Date(now().getTime() - days * DAY).toISOString()
}
