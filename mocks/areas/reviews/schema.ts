import { may } from '../../contract/access.ts'
import {
  change,
  changedIds,
  count,
  email,
  failure,
  id,
  invalidInput,
  line,
  nothing,
  oneOf,
  paragraph,
  picture,
  requiredLine,
  share,
  someIds,
} from '../../contract/common.schema.ts'
import { list, text, word } from '../../contract/query.schema.ts'
import {
  ALL_REVIEWS,
  REVIEW_RATINGS,
  REVIEW_SORT_KEYS,
  REVIEW_STATUSES,
  type ReviewRating,
  type ReviewStatus,
} from './contract.ts'
import { z } from '../../contract/zod.ts'

const REPLY_LIMIT = 5000

const rating = z.literal(REVIEW_RATINGS)

export const review = z.object({
  id,
  product: requiredLine,
  companyName: line,
  productImage: picture,
  reviewer: requiredLine,
  email,
  avatar: picture,
  date: z.string().check(z.regex(/^\d{1,2}\/\d{1,2}\/\d{4}$/)),
  status: oneOf(REVIEW_STATUSES),
  review: rating,
  head: line,
  para: paragraph,
})

export const reviewReply = z.object({ text: paragraph, time: z.iso.datetime() })

export const reviewDetail = z.extend(review, {
  productId: id,
  customerId: id,
  reply: z.nullable(reviewReply),
})

/** A filter with a word that no review has finds none; an empty one does not filter. */
export const reviewQuery = z.object({
  q: text(),
  status: word<ReviewStatus | typeof ALL_REVIEWS | ''>([ALL_REVIEWS, ...REVIEW_STATUSES]),
  rating: word<`${ReviewRating}` | ''>(REVIEW_RATINGS.map((stars) => `${stars}` as const)),
  ...list(REVIEW_SORT_KEYS),
})

export const reviewsSummary = z.object({
  total: count,
  average: z.nullable(z.number()),
  byRating: z.array(z.object({ rating, count })),
  positive: z.nullable(share),
  newThisWeek: count,
  change,
  weekly: z.array(z.object({ date: z.iso.date(), count })),
})

export const listReviews = {
  access: may('read', 'Review'),
  query: reviewQuery,
  answers: { 200: z.object({ reviews: z.array(review), total: count }) },
}

export const deleteReview = { access: may('delete', 'Review'), answers: { 204: nothing, 404: nothing } }

export const getReview = {
  access: may('read', 'Review'),
  beyond: true as const,
  answers: { 200: reviewDetail, 404: nothing },
}

export const updateReview = {
  access: may('update', 'Review'),
  beyond: true as const,
  body: z.object({ status: review.shape.status }),
  answers: { 200: reviewDetail, 400: invalidInput, 404: failure },
}

export const replyToReview = {
  access: may('update', 'Review'),
  beyond: true as const,
  body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(REPLY_LIMIT)) }),
  answers: { 201: reviewDetail, 400: invalidInput, 404: failure },
}

export const deleteReviews = {
  access: may('delete', 'Review'),
  beyond: true as const,
  body: someIds,
  answers: { 200: changedIds, 400: invalidInput },
}

export const updateReviews = {
  access: may('update', 'Review'),
  beyond: true as const,
  body: z.object({
    reviews: z.array(z.object({ id, status: review.shape.status })).check(z.minLength(1), z.maxLength(1000)),
  }),
  answers: { 200: changedIds, 400: invalidInput },
}

export const restoreReviews = {
  access: may('delete', 'Review'),
  beyond: true as const,
  body: someIds,
  answers: { 200: z.object({ reviews: z.array(review) }), 400: invalidInput, 404: failure },
}

export const getReviewsSummary = {
  access: may('read', 'Review'),
  beyond: true as const,
  answers: { 200: reviewsSummary },
}
