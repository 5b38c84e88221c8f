import { ALL_ITEMS } from '../../contract/common.ts'
import { deleteCustomer, listCustomers, type NewCustomer } from './contract.ts'
import { call } from '../../testing/call.ts'
import { createTrespass } from '../../testing/trespass.ts'

/** All customers, the newest first. */
export const allCustomers = async () =>
  (await call(listCustomers, { query: { itemsPerPage: ALL_ITEMS } })).customers

/** Deletes a customer by its `customerId`. */
export const removeCustomer = (id: number) => call(deleteCustomer, { params: { id } })

/** Sends what should be refused, and tells how it was and whether the customers are as before. */
export const trespassOnCustomers = createTrespass(allCustomers)

/** What is enough to add a customer, and a little more. */
export const newcomer = {
  customer: 'Isolde Marchbanks',
  email: 'isolde@example.com',
  countryCode: 'GB',
  contact: '+44 7700 900123',
  address: { line1: '3 Lantern Row', town: 'Saltwick', state: 'Kent', postCode: 'ZZ1 2AB' },
} as const satisfies NewCustomer
