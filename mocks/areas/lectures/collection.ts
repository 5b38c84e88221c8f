import { courseNote, ownReview } from './schema.ts'
import { id } from '../../contract/common.schema.ts'
import { z } from '../../contract/zod.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'
import { seedNotes, seedRatings } from './seed.ts'

/** The notes of all people; `userId` is whose a note is. */
export const courseNotes = createCollection(store, {
  name: 'courseNotes',
  schema: z.extend(z.omit(courseNote, { topic: true }), { userId: id }),
  seed: seedNotes,
})

/** What people who use the product said of courses. */
export const courseReviews = createCollection(store, {
  name: 'courseReviews',
  schema: z.extend(ownReview, { id, courseId: id, userId: id }),
  seed: seedRatings,
})
