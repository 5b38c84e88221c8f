import {
  listReviews,
  type Review,
  REVIEW_RATINGS,
  REVIEW_STATUSES,
  type ReviewQuery,
  type ReviewStatus,
} from '@data1522/mocks/contract/reviews'
import { lazy } from 'react'
import { call } from '../../../core/api/client.ts'
import type { ListConfig } from '../../../shared/list/list-config.ts'
import { reviewsKey } from '../../../entities/review/queries.ts'
import { reviewColumns } from './columns.tsx'

/** The list of all reviews; a page past the last one is empty, so it says the page that was asked for. */
export const reviewList = {
  id: 'reviews',
  path: '/apps/ecommerce/manage-review',
  key: reviewsKey,
  load: async ({ filters, ...query }, options) => {
    const { reviews, total } = await call(
      listReviews,
      { query: { ...query, ...filters } as ReviewQuery },
      options,
    )
    return { rows: reviews, total, page: query.page }
  },
  rowId: ({ id }) => String(id),
  rowName: ({ product, reviewer }) => `${product} · ${reviewer}`,
  columns: reviewColumns,
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: 'reviews.column.status',
      allLabel: 'reviews.allStatuses',
      options: REVIEW_STATUSES,
      optionLabel: (status, { text }) => text(`reviews.status.${status as ReviewStatus}`),
    },
    {
      kind: 'choice',
      name: 'rating',
      label: 'reviews.column.stars',
      allLabel: 'reviews.allStars',
      options: REVIEW_RATINGS.map(String),
      optionLabel: (rating, { text }) => text('reviews.stars', { count: Number(rating) }),
    },
  ],
  views: [
    { id: 'pending', label: 'reviews.only.pending', search: 'status=Pending' },
    { id: 'worst', label: 'reviews.only.worst', search: 'rating=1' },
  ],
  quickView: lazy(async () => ({ default: (await import('../one/ReviewQuickView.tsx')).ReviewQuickView })),
  labels: {
    title: 'titles.manageReviews',
    search: 'reviews.search',
    searchHint: 'reviews.searchHint',
    failed: 'reviews.loadFailed',
    empty: 'reviews.empty',
    emptyText: 'reviews.emptyText',
    noMatch: 'reviews.noMatch',
    noMatchText: 'reviews.noMatchText',
    fileName: 'reviews.fileName',
  },
} satisfies ListConfig<Review>
