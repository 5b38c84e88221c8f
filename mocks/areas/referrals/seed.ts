import { sum } from '../../contract/lists.ts'
import type { Referral } from './contract.ts'
import { seedCustomers, type StoredCustomer } from '../customers/seed.ts'
import { roundToCents, toDollarText } from '../../seed/money.ts'
import { isSale } from '../orders/contract.ts'
import { seedOrders } from '../orders/seed.ts'
import { createRandom, deal } from '../../seed/random.ts'

const SEED = 4545
const COUNT = 45
const BUYERS = 38
const COMMISSION = 0.05
/** The first customers came on their own. */
const FOUNDERS = 12

/** The referrals of a fresh start, those of the newest customers first; who orders nothing earns nobody anything. */
export const seedReferrals = (): Referral[] => {
  const random = createRandom(SEED)
  const customers = seedCustomers()
  const spent = sumOrders()
  const newcomers = random.shuffle(customers.slice(FOUNDERS))
  const hasOrdered = ({ customerId }: StoredCustomer) => spent.has(customerId)
  const buyers = newcomers.filter(hasOrdered).slice(0, BUYERS)
  const others = newcomers.filter((customer) => !hasOrdered(customer))
  const statuses = deal({ Paid: 27, Unpaid: 15, Rejected: 3 }, random)

  return [...buyers, ...others]
    .slice(0, COUNT)
    .toSorted((one, other) => other.id - one.id)
    .map(({ id, customerId }, index) => {
      const referrer = customers[random.integer(0, id - 2)]!
      const value = spent.get(customerId) ?? 0
      const status = value === 0 ? 'Rejected' : statuses[index]!
      const earning = status === 'Rejected' ? 0 : roundToCents(value * COMMISSION)
      return {
        id: index + 1,
        user: referrer.customer,
        email: referrer.email,
        avatar: referrer.avatar,
        referredId: customerId,
        status,
        value: toDollarText(value),
        earning: toDollarText(earning),
      }
    })
}

/** What each customer has ordered, without what was cancelled or failed. */
const sumOrders = () => {
  const counted = seedOrders().filter(isSale)
  const byCustomer = Map.groupBy(counted, ({ customerId }) => customerId)
  return new Map(
    [...byCustomer].map(([customerId, orders]) => [
      customerId,
      roundToCents(sum(orders.map(({ spent }) => spent))),
    ]),
  )
}
