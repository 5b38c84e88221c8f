import { reviewDetail } from './schema.ts'
import { seedReviews } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

/** All reviews, the newest first. */
export const reviews = createCollection(store, { name: 'reviews', schema: reviewDetail, seed: seedReviews })
