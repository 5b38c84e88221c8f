import { courseReviews } from './collection.ts'
import type { StoredCourse } from '../courses/seed.ts'

/** How people rate a course, those who use the product counted in. */
export function ratingOf({ id, rating, ratingCount }: StoredCourse) {
  const given = courseReviews.all().filter(({ courseId }) => courseId === id)
  const count = ratingCount + given.length
  const stars = rating * ratingCount + given.reduce((sum, review) => sum + review.rating, 0)
  return { rating: Math.round((stars / Math.max(count, 1)) * 100) / 100, ratingCount: count }
}
