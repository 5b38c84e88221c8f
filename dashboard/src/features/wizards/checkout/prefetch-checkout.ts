import { queryClient } from '../../../core/api/query-client.ts'
import { firstCartQuery } from '../../../entities/checkout/queries.ts'

/** Fetches what the checkout begins with. */
export const prefetchCheckout = () => queryClient.prefetchQuery(firstCartQuery())
