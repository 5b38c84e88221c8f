import { listSales, type Sale } from '@data1522/mocks/contract/sales'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

/** A sale with a number of its own, by which a table tells it from others. */
export interface NumberedSale extends Sale {
  id: string
  day: Date
}

const numbered = (sales: readonly Sale[]): NumberedSale[] =>
  sales.map((sale, index) => ({ ...sale, id: String(index + 1), day: new Date(`${sale.date} UTC`) }))

/** All sales, the latest first. */
export const salesQuery = () =>
  queryOptions({
    queryKey: ['tables', 'sales'],
    queryFn: ({ signal }) => call(listSales, {}, { signal }),
    select: numbered,
  })
