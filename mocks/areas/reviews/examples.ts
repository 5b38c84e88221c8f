import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  listReviews: {
    query: {
      q: 'camera',
      status: 'Published',
      rating: '1',
      sortBy: 'date',
      orderBy: 'desc',
      page: 1,
      itemsPerPage: 10,
    },
  },
  getReview: { params: { id: 8 } },
  updateReview: { params: { id: 11 }, body: { status: 'Published' } },
  replyToReview: {
    params: { id: 1 },
    body: { text: 'We are sorry about the shirts. A new pen is on its way, with a cap that holds.' },
  },
  deleteReview: { params: { id: 15 } },
  deleteReviews: { body: { ids: [15, 16] } },
  updateReviews: { body: { reviews: [{ id: 15, status: 'Published' }] } },
  restoreReviews: { after: [['deleteReview', { params: { id: 15 } }]], body: { ids: [15] } },
  getReviewsSummary: {},
}
