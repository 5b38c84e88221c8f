import { getReview, getReviewsSummary } from '@data1522/mocks/contract/reviews'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

export const reviewsKey = ['reviews'] as const

/** The figures above the list. */
export const reviewsSummaryQuery = () =>
  queryOptions({
    queryKey: [...reviewsKey, 'summary'],
    queryFn: ({ signal }) => call(getReviewsSummary, {}, { signal }),
  })

/** One review with the reply to it. */
export const reviewQuery = (id: number) =>
  queryOptions({
    queryKey: [...reviewsKey, 'one', id],
    queryFn: ({ signal }) => call(getReview, { params: { id } }, { signal }),
  })
