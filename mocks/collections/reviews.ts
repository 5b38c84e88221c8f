import { reviewDetail } from '../contract/reviews.schema.ts'
import { seedReviews } from '../data/reviews.ts'
import { createCollection } from './collection.ts'
import { store } from './store.ts'

/** All reviews, the newest first. */
export const reviews = createCollection(store, { name: 'reviews', schema: reviewDetail, seed: seedReviews })
