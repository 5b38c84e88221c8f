import {
  deleteReview,
  restoreReviews,
  type Review,
  type ReviewStatus,
  updateReview,
} from '@data1522/mocks/contract/reviews'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { ListPage } from '../../shared/list/definition.ts'
import { without, withRows } from '../../shared/list/query.ts'
import { stillSo } from '../../core/mutations/taken-back.ts'
import { reviewQuery, reviewsKey } from './queries.ts'

/** Publishes reviews, takes them off and deletes them: at once on the screen, then on the server, with a way back. */
export function useReviewChanges() {
  'use memo'
  const text = useText()
  const queries = useQueryClient()
  const change = useChange<ListPage<Review>>(reviewsKey)

  const remove = (reviews: readonly Review[]) => {
    const ids = reviews.map(({ id }) => id)
    return change({
      optimisticUpdate: without(({ id }) => ids.includes(id)),
      mutationFn: () => Promise.all(ids.map((id) => call(deleteReview, { params: { id } }))),
      successMessage: () => text('reviews.deleted', { count: reviews.length, name: reviews[0]!.reviewer }),
      undo: () => call(restoreReviews, { body: { ids } }),
    })
  }

  const setStatuses = (reviews: readonly Pick<Review, 'id' | 'status'>[]) =>
    Promise.all(reviews.map(({ id, status }) => call(updateReview, { params: { id }, body: { status } })))

  const setStatus = (reviews: readonly Review[], status: ReviewStatus) => {
    const changed = reviews.filter((review) => review.status !== status)
    if (changed.length === 0) return
    const ids = new Set(changed.map(({ id }) => id))
    for (const id of ids)
      queries.setQueryData(reviewQuery(id).queryKey, (review) => review && { ...review, status })
    return change({
      optimisticUpdate: withRows((review) => (ids.has(review.id) ? { ...review, status } : review)),
      mutationFn: () => setStatuses(changed.map(({ id }) => ({ id, status }))),
      successMessage: () => text(`reviews.done.${status}`, { count: changed.length }),
      undo: async () =>
        setStatuses(
          await stillSo(
            changed,
            ({ id }) => queries.fetchQuery({ ...reviewQuery(id), staleTime: 0 }),
            (now) => now.status === status,
          ),
        ),
    })
  }

  return { remove, setStatus }
}
