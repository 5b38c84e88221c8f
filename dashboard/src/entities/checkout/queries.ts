import { type Cart, getFirstCart, quoteCart } from '@data1522/mocks/contract/checkout'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

/** What is cached of the checkout begins with this. */
export const checkoutKey = ['checkout'] as const

/** The cart that somebody begins with, and where their parcels went before. */
export const firstCartQuery = () =>
  queryOptions({
    queryKey: [...checkoutKey, 'first'],
    queryFn: ({ signal }) => call(getFirstCart, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What a cart comes to; while it is counted anew, what it came to before stays. */
export const quoteQuery = (cart: Cart) =>
  queryOptions({
    queryKey: [...checkoutKey, 'quote', cart],
    queryFn: ({ signal }) => call(quoteCart, { body: cart }, { signal }),
    placeholderData: keepPreviousData,
  })
