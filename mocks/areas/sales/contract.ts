import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** What can have become of a sale. */
export const SALE_STATUSES = ['Completed', 'Confirmed', 'Cancelled'] as const
/** How much of a sale has been paid. */
export const RECEIVED_PAYMENT_STATUSES = ['Fully Paid', 'Partially Paid', 'Unpaid'] as const

export type SaleStatus = (typeof SALE_STATUSES)[number]
export type ReceivedPaymentStatus = (typeof RECEIVED_PAYMENT_STATUSES)[number]

/** A sale of one product to one buyer; `date` is a text such as 30 Apr 2020. */
export type Sale = z.output<typeof schemas.sale>

/** All sales, the latest first. */
export const listSales = endpoint<typeof schemas.listSales>()({
  method: 'GET',
  path: '/api/pages/datatable',
})
