import { reviews } from './collection.ts'
import { permittedRows, removeRows } from '../../runtime/bulk.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { z } from '../../contract/zod.ts'
import { now } from '../../seed/clock.ts'
import { timeOfReview } from './seed-dates.ts'
import { createFilter, createSearch } from '../../runtime/filter.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { listPage } from '../../runtime/paging.ts'
import { noContent, reply } from '../../runtime/reply.ts'
import { summarizeReviews } from './handlers-summary.ts'
import type { SortValue } from '../../runtime/sort.ts'

const toReview = (stored: contract.ReviewDetail) => z.parse(schemas.review, stored)

const gone = reply(404, undefined)
const notFound = reply(404, { message: 'Review not found' })

const sortValues = {
  product: ({ product }) => product,
  reviewer: ({ reviewer }) => reviewer,
  date: timeOfReview,
  status: ({ status }) => status,
} satisfies Record<contract.ReviewSortKey, SortValue<contract.Review>>

export const listReviews = handle(contract.listReviews, schemas.listReviews, ({ query }) => {
  const isFound = createSearch(query.q)
  const hasStatus = createFilter(isAll(query.status) ? '' : query.status)
  const hasRating = createFilter(query.rating)
  const found = reviews
    .all()
    .filter(({ product, reviewer, email, head, para }) => isFound(product, reviewer, email, head, para))
    .filter(({ status, review }) => hasStatus(status) && hasRating(String(review)))
  return reply(200, { reviews: listPage(found, sortValues, query).map(toReview), total: found.length })
})

const isAll = (status = '') => createFilter(status)(contract.ALL_REVIEWS)

export const getReview = handle(contract.getReview, schemas.getReview, ({ params }) => {
  const review = reviews.get(idOf(params.id))
  return review ? reply(200, review) : gone
})

export const updateReview = handle(
  contract.updateReview,
  schemas.updateReview,
  ({ params, body, permit }) => {
    const review = reviews.get(idOf(params.id))
    if (!review) return notFound
    permit(review)
    return reply(200, reviews.update(review.id, body)!)
  },
)

export const replyToReview = handle(
  contract.replyToReview,
  schemas.replyToReview,
  ({ params, body, permit }) => {
    const review = reviews.get(idOf(params.id))
    if (!review) return notFound
    permit(review)
    return reply(201, reviews.update(review.id, { reply: { ...body, time: now().toISOString() } })!)
  },
)

export const deleteReview = handle(contract.deleteReview, schemas.deleteReview, ({ params, permit }) => {
  const review = reviews.get(idOf(params.id))
  if (!review) return gone
  permit(review)
  reviews.remove(review.id)
  return noContent
})

export const deleteReviews = handle(contract.deleteReviews, schemas.deleteReviews, ({ body, permit }) => {
  return reply(200, { ids: removeRows(reviews, body.ids, permit) })
})

export const updateReviews = handle(contract.updateReviews, schemas.updateReviews, ({ body, permit }) => {
  const given = new Map(body.reviews.map(({ id, status }) => [id, status]))
  const found = permittedRows(reviews.all(), [...given.keys()], permit, ({ id }) => id)
  for (const { id } of found) reviews.update(id, { status: given.get(id)! })
  return reply(200, { ids: found.map(({ id }) => id) })
})

export const restoreReviews = handle(contract.restoreReviews, schemas.restoreReviews, ({ body }) => {
  const removed = reviews.removedRows(body.ids)
  return removed ? reply(200, { reviews: reviews.restore(removed).map(toReview) }) : notFound
})

export const getReviewsSummary = handle(contract.getReviewsSummary, schemas.getReviewsSummary, () =>
  reply(200, summarizeReviews(reviews.all())),
)
