import { type PaymentOrder, quotePayment } from '@data1522/mocks/contract/payment'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

/** What an order comes to, as the server counts it. */
export const paymentQuoteQuery = (order: PaymentOrder) =>
  queryOptions({
    queryKey: ['payment-quote', order] as const,
    queryFn: ({ signal }) => call(quotePayment, { body: order }, { signal }),
  })
