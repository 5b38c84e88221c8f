import {
  deleteReviews,
  restoreReviews,
  type Review,
  type ReviewDetail,
  type ReviewStatus,
  updateReviews,
} from '@data1522/mocks/contract/reviews'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { ListPage } from '../../shared/list/list-config.ts'
import { without, withRows } from '../../shared/list/query.ts'
import { stillSo } from '../../core/mutations/taken-back.ts'
import { reviewQuery, reviewsKey } from './queries.ts'

/** Publishes reviews, takes them off and deletes them: at once on the screen, then on the server, with a way back. */
export function useReviewChanges() {
  'use memo'
  const text = useText()
  const queries = useQueryClient()
  const change = useChange<ListPage<Review>>(reviewsKey, [['dashboards'], ['checkout']])

  const remove = (reviews: readonly Review[]) => {
    const ids = reviews.map(({ id }) => id)
    return change({
      optimisticUpdate: without(({ id }) => ids.includes(id)),
      mutationFn: () => call(deleteReviews, { body: { ids } }),
      successMessage: ({ ids: gone }) => {
        const first = reviews.find(({ id }) => gone.includes(id))
        return first && text('reviews.deleted', { count: gone.length, name: first.reviewer })
      },
      undo: (done) => call(restoreReviews, { body: done }),
    })
  }

  const setStatuses = async (reviews: readonly Pick<Review, 'id' | 'status'>[]) =>
    reviews.length > 0
      ? call(updateReviews, { body: { reviews: reviews.map(({ id, status }) => ({ id, status })) } })
      : { ids: [] as number[] }

  const setStatus = (reviews: readonly Review[], status: ReviewStatus) => {
    const changed = reviews.filter((review) => review.status !== status)
    if (changed.length === 0) return
    const ids = new Set(changed.map(({ id }) => id))
    return change({
      optimisticUpdate: withRows((review) => (ids.has(review.id) ? { ...review, status } : review)),
      optimisticUpdates: [...ids].map((id) => ({
        queryKey: reviewQuery(id).queryKey,
        update: (review: ReviewDetail) => ({ ...review, status }),
      })),
      mutationFn: () => setStatuses(changed.map(({ id }) => ({ id, status }))),
      successMessage: (done) =>
        done.ids.length > 0 ? text(`reviews.done.${status}`, { count: done.ids.length }) : undefined,
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
