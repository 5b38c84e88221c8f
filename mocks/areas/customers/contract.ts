import type * as schemas from './schema.ts'
import { endpoint } from '../../contract/endpoint.ts'
import type { z } from '../../contract/zod.ts'

/** The countries that the shop delivers to, by their ISO 3166 codes. */
export const CUSTOMER_COUNTRIES = ['AU', 'US', 'FR', 'CN', 'BR', 'IN', 'GB', 'DE', 'CA'] as const
/** The statuses of customers. */
export const CUSTOMER_STATUSES = ['Active', 'Inactive'] as const
/** What the list of customers can be sorted by. */
export const CUSTOMER_SORT_KEYS = ['customer', 'country', 'customerId', 'orders', 'totalSpent'] as const

export type CustomerCountry = (typeof CUSTOMER_COUNTRIES)[number]
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number]
export type CustomerSortKey = (typeof CUSTOMER_SORT_KEYS)[number]

/** A customer as lists show it; `order` and `totalSpent` count the orders that are neither cancelled nor failed, less what was refunded. */
export type Customer = z.output<typeof schemas.customer>

/** A customer as its own screen shows it. */
export type CustomerDetail = z.output<typeof schemas.customerDetail>

/** What adding a customer takes; the first address is that for deliveries, and for bills too if it says so. */
export type NewCustomer = z.input<typeof schemas.newCustomer>

/** What editing a customer takes: the fields that change. */
export type CustomerEdit = z.input<typeof schemas.customerEdit>

/**
 * Which customers a list shows, and how. That `q` finds a `customerId` and the digits of a phone number too is beyond the
 * specification, and so are `country`, which keeps those of a country's code, `tag`, and the bounds of what they ordered and spent.
 */
export type CustomerQuery = z.input<typeof schemas.customerQuery>

/** One page of the customers that fit the query, the newest first unless sorted. */
export const listCustomers = endpoint<typeof schemas.listCustomers>()({
  method: 'GET',
  path: '/api/apps/ecommerce/customers',
})

/** One customer, by the `customerId`, with its status and contact number. */
export const getCustomer = endpoint<typeof schemas.getCustomer>()({
  method: 'GET',
  path: '/api/apps/ecommerce/customers/:id',
})

/** Beyond the specification: the tags that customers have, for who gives another. */
export const listCustomerTags = endpoint<typeof schemas.listCustomerTags>()({
  method: 'GET',
  path: '/api/apps/ecommerce/customers/tags',
})

/** Beyond the specification: adds a customer under the next id and the next `customerId`. */
export const createCustomer = endpoint<typeof schemas.createCustomer>()({
  method: 'POST',
  path: '/api/apps/ecommerce/customers',
})

/** Beyond the specification: edits a customer, by the `customerId`, which its orders follow. */
export const updateCustomer = endpoint<typeof schemas.updateCustomer>()({
  method: 'PUT',
  path: '/api/apps/ecommerce/customers/:id',
})

/** Beyond the specification: deletes a customer, by the `customerId`, but not its orders; `restoreCustomers` takes it back. */
export const deleteCustomer = endpoint<typeof schemas.deleteCustomer>()({
  method: 'DELETE',
  path: '/api/apps/ecommerce/customers/:id',
})

/** Beyond the specification: deletes customers, by their `customerId`s, together, all that are there or none; `restoreCustomers` takes it back. */
export const deleteCustomers = endpoint<typeof schemas.deleteCustomers>()({
  method: 'POST',
  path: '/api/apps/ecommerce/customers/delete',
})

/** Beyond the specification: puts deleted customers, by their `customerId`s, back in their old places, all of them or none. */
export const restoreCustomers = endpoint<typeof schemas.restoreCustomers>()({
  method: 'POST',
  path: '/api/apps/ecommerce/customers/restore',
})
