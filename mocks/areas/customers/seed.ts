import type { CustomerAccount } from '../customer-accounts/contract.ts'
import type { CustomerCountry, CustomerDetail } from './contract.ts'
import { avatarOf } from '../../seed/avatars.ts'
import { countries } from '../../seed/countries.ts'
import { phoneOf, sampleAccount } from '../customer-accounts/seed.ts'
import { customerPeople } from './seed-people.ts'
import { picture } from '../../seed/pictures.ts'
import { createRandom, deal } from '../../seed/random.ts'

/** A customer as the mocks keep it; what it ordered is counted from the orders. */
export interface StoredCustomer extends Omit<CustomerDetail, 'order' | 'totalSpent'> {
  readonly account: CustomerAccount
}

const SEED = 3108
const FIRST_CUSTOMER_ID = 210_400
const LARGEST_STEP = 900

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
      status: 'Active',
      contact: phoneOf(id),
      account: sampleAccount(id),
    }
  })
}
