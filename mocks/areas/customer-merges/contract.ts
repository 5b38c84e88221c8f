import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** What may differ between two customers who are one person: of each, the value of one of them is kept. */
export const MERGE_FIELDS = ['customer', 'email', 'contact', 'country', 'avatar', 'status'] as const

export type MergeField = (typeof MERGE_FIELDS)[number]

/** Two customers who became one; `orders`, `invoices` and `reviews` tell how many moved. */
export type CustomerMerge = z.output<typeof schemas.customerMerge>

/** What merging takes: the `customerId` of who goes, and the fields of which their value is kept. */
export type NewCustomerMerge = z.input<typeof schemas.newCustomerMerge>

const PATH = '/api/apps/ecommerce/customers/:id/merges'

/**
 * Beyond the specification: makes one customer of two. The one of the path stays; the other is deleted, and what belongs to
 * it moves: orders, invoices, reviews, referrals, addresses, payment methods, devices, tags, balance, points.
 */
export const mergeCustomers = endpoint<typeof schemas.mergeCustomers>()({ method: 'POST', path: PATH })

/** Beyond the specification: makes two customers of one again; what came or was changed since stays with the one who was kept. */
export const unmergeCustomers = endpoint<typeof schemas.unmergeCustomers>()({
  method: 'DELETE',
  path: `${PATH}/:merge`,
})
