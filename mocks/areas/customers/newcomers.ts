import type { z } from '../../contract/zod.ts'
import { customers } from './collection.ts'
import type { CustomerAccount } from '../customer-accounts/contract.ts'
import type { newCustomer } from './schema.ts'
import { blankAccount } from '../customer-accounts/seed.ts'
import { now } from '../../seed/clock.ts'
import { nationOf, seedCustomers, type StoredCustomer } from './seed.ts'

/** A customer to add, but for its id. */
export const toNewcomer = ({
  address,
  isBillingAddress,
  ...fields
}: z.output<typeof newCustomer>): Omit<StoredCustomer, 'id'> => {
  const nation = nationOf(fields.countryCode)
  const first = {
    id: 1,
    label: 'Home',
    isDefault: true,
    isBilling: isBillingAddress,
    country: nation.country,
  }
  const addresses: CustomerAccount['addresses'] = address ? [{ ...first, ...address }] : []
  return {
    ...fields,
    ...nation,
    customerId: nextCustomerId(),
    joinedAt: now().toISOString(),
    account: { ...blankAccount(usernameOf(fields.email)), addresses },
  }
}

const usernameOf = (email: string) => email.slice(0, email.indexOf('@'))

/** One more than was ever given, so that nobody inherits the orders of someone who left. */
const nextCustomerId = () => {
  const gone = customers.removed().map(({ row }) => row)
  const ids = [...seedCustomers(), ...customers.all(), ...gone].map(({ customerId }) => customerId)
  return Math.max(...ids) + 1
}
