import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** The statuses of reviews. */
export const REVIEW_STATUSES = ['Published', 'Pending'] as const
/** As the status in a query: reviews of every status. */
export const ALL_REVIEWS = 'All'
/** What the list of reviews can be sorted by. */
export const REVIEW_SORT_KEYS = ['product', 'reviewer', 'date', 'status'] as const
/** The number of stars that a review can give. */
export const REVIEW_RATINGS = [5, 4, 3, 2, 1] as const
/** From how many stars on a review counts as positive. */
export const POSITIVE_RATING = 4

export type ReviewStatus = (typeof REVIEW_STATUSES)[number]
export type ReviewSortKey = (typeof REVIEW_SORT_KEYS)[number]
export type ReviewRating = (typeof REVIEW_RATINGS)[number]

/** A review as lists show it: `review` its stars, `head` its title, `para` its text, `date` as month/day/year. */
export type Review = z.output<typeof schemas.review>

/** A review with whom and what it is about, and what the shop replied. */
export type ReviewDetail = z.output<typeof schemas.reviewDetail>

/** Which reviews a list shows, and how. */
export type ReviewQuery = z.input<typeof schemas.reviewQuery>

/**
 * The figures above the list. `average` is `null` without a review, `positive` the share of reviews with four or five
 * stars, `weekly` the last seven days up to today, `change` the ratio of this week's reviews against those of the week
 * before, `null` if there were none then.
 */
export type ReviewsSummary = z.output<typeof schemas.reviewsSummary>

/** One page of the reviews that fit the query, the newest first unless sorted. */
export const listReviews = endpoint<typeof schemas.listReviews>()({
  method: 'GET',
  path: '/api/apps/ecommerce/reviews',
})

/** Deletes a review; `restoreReviews` takes it back. */
export const deleteReview = endpoint<typeof schemas.deleteReview>()({
  method: 'DELETE',
  path: '/api/apps/ecommerce/reviews/:id',
})

/** Beyond the specification: one review with the reply to it. */
export const getReview = endpoint<typeof schemas.getReview>()({
  method: 'GET',
  path: '/api/apps/ecommerce/reviews/:id',
})

/** Beyond the specification: publishes a review or takes it off again. */
export const updateReview = endpoint<typeof schemas.updateReview>()({
  method: 'PUT',
  path: '/api/apps/ecommerce/reviews/:id',
})

/** Beyond the specification: replies to a review, in place of an earlier reply. */
export const replyToReview = endpoint<typeof schemas.replyToReview>()({
  method: 'POST',
  path: '/api/apps/ecommerce/reviews/:id/reply',
})

/** Beyond the specification: deletes reviews together, all that are there or none; `restoreReviews` takes it back. */
export const deleteReviews = endpoint<typeof schemas.deleteReviews>()({
  method: 'POST',
  path: '/api/apps/ecommerce/reviews/delete',
})

/** Beyond the specification: changes the status of several reviews together, of all that are there or of none. */
export const updateReviews = endpoint<typeof schemas.updateReviews>()({
  method: 'PUT',
  path: '/api/apps/ecommerce/reviews',
})

/** Beyond the specification: puts deleted reviews back in their old places, all of them or none. */
export const restoreReviews = endpoint<typeof schemas.restoreReviews>()({
  method: 'POST',
  path: '/api/apps/ecommerce/reviews/restore',
})

/** Beyond the specification: the figures above the list. */
export const getReviewsSummary = endpoint<typeof schemas.getReviewsSummary>()({
  method: 'GET',
  path: '/api/apps/ecommerce/reviews/summary',
})
