import { may } from '../../contract/access.ts'
import { amount, count, failure, id, line, paragraph, requiredLine } from '../../contract/common.schema.ts'
import { list, word } from '../../contract/query.schema.ts'
import { z } from '../../contract/zod.ts'
import { ORDER_PAYMENT_STATES } from '../orders/contract.ts'
import { REVIEW_RATINGS } from '../reviews/contract.ts'
import { CUSTOMER_EVENT_KINDS, type CustomerEventKind, LIFETIME_MONTHS } from './contract.ts'

const when = { id: requiredLine, date: z.iso.date(), time: z.nullable(z.iso.datetime()) }

export const customerEvent = z.discriminatedUnion('kind', [
  z.object({
    ...when,
    kind: z.literal('order'),
    order: id,
    number: requiredLine,
    amount,
    paymentState: z.enum(ORDER_PAYMENT_STATES),
  }),
  z.object({ ...when, kind: z.literal('refund'), order: id, number: requiredLine, amount, reason: line }),
  z.object({
    ...when,
    kind: z.literal('review'),
    review: id,
    product: requiredLine,
    rating: z.literal(REVIEW_RATINGS),
    head: line,
  }),
  z.object({
    ...when,
    kind: z.literal('note'),
    order: id,
    number: requiredLine,
    text: paragraph,
    author: requiredLine,
  }),
  z.object({
    ...when,
    kind: z.literal('signIn'),
    browser: requiredLine,
    device: requiredLine,
    place: line,
  }),
  z.object({ ...when, kind: z.literal('merge'), customer: requiredLine, customerId: id }),
  z.object({
    ...when,
    kind: z.literal('joined'),
    /** Who referred them, if anyone did. */
    referrer: line,
  }),
])

const { page, itemsPerPage } = list()

export const customerHistoryQuery = z.object({
  kind: word<CustomerEventKind | ''>(CUSTOMER_EVENT_KINDS),
  page,
  itemsPerPage,
})

const day = z.nullable(z.iso.date())

export const customerLifetime = z.object({
  value: amount,
  average: amount,
  count,
  /** The days of the first and of the last order. */
  first: day,
  last: day,
  months: z.array(amount).check(z.length(LIFETIME_MONTHS)),
})

export const getCustomerLifetime = {
  access: may('read', 'Customer'),
  beyond: true as const,
  answers: { 200: customerLifetime, 404: failure },
}

export const getCustomerHistory = {
  access: may('read', 'Customer'),
  beyond: true as const,
  query: customerHistoryQuery,
  answers: { 200: z.object({ events: z.array(customerEvent), total: count }), 404: failure },
}
