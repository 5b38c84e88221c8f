import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** What happens between a customer and the shop. */
export const CUSTOMER_EVENT_KINDS = [
  'order',
  'refund',
  'review',
  'note',
  'signIn',
  'merge',
  'joined',
] as const

export type CustomerEventKind = (typeof CUSTOMER_EVENT_KINDS)[number]

/** How many months a customer's lifetime tells one by one. */
export const LIFETIME_MONTHS = 12

/** Something that happened between a customer and the shop, on a day in the store; `time` is `null` where only the day is known, `number` that of the order as people read it. */
export type CustomerEvent = z.output<typeof schemas.customerEvent>

/** Which events of a customer are wanted: those of one kind, or all; a page of them. */
export type CustomerHistoryQuery = z.input<typeof schemas.customerHistoryQuery>

/** What a customer's orders come to, those left out that were cancelled or failed, less what was refunded; `months` are the last ones, the oldest first. */
export type CustomerLifetime = z.output<typeof schemas.customerLifetime>

/** Beyond the specification: what a customer, by the `customerId`, has been worth so far, in all and month by month. */
export const getCustomerLifetime = endpoint<typeof schemas.getCustomerLifetime>()({
  method: 'GET',
  path: '/api/apps/ecommerce/customers/:id/lifetime',
})

/** Beyond the specification: what happened between a customer, by the `customerId`, and the shop: their orders, refunds, reviews, notes on orders, sign-ins, merges and the day they joined, the latest first. */
export const getCustomerHistory = endpoint<typeof schemas.getCustomerHistory>()({
  method: 'GET',
  path: '/api/apps/ecommerce/customers/:id/history',
})
