import {
  type CourseRating,
  deleteCourseReview,
  getCourseRating,
  reviewCourse,
} from '@data1522/mocks/contract/lectures'
import { call } from '../../core/api/client.ts'
import { requireSamePerson } from '../../core/auth/same-person.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { coursesKey, ratingKey, ratingQuery } from './queries.ts'

/** How a course is rated once somebody has given it stars of their own, or taken them back. */
function withOwn(now: CourseRating, stars: number | null): CourseRating {
  const others = now.ratingCount - (now.own ? 1 : 0)
  const sum = now.rating * now.ratingCount - (now.own?.rating ?? 0) + (stars ?? 0)
  const ratingCount = others + (stars ? 1 : 0)
  const { text = '', time = new Date().toISOString() } = now.own ?? {}
  return {
    rating: ratingCount > 0 ? sum / ratingCount : now.rating,
    ratingCount,
    own: stars ? { rating: stars, text, time } : null,
  }
}

/** Rates a course, at once on the screen; without stars the rating is taken back. */
export function useCourseRating(id: number) {
  'use memo'
  const change = useChange(ratingKey, [coursesKey])
  return (stars: number | null) =>
    change({
      optimisticUpdates: [
        {
          queryKey: ratingQuery(id).queryKey,
          update: (now: CourseRating) => withOwn(now, stars),
        },
      ],
      mutationFn: async () => {
        const params = { id }
        if (!stars) return call(deleteCourseReview, { params })
        // What was written with an earlier rating stays.
        const checkPerson = requireSamePerson()
        const { own } = await call(getCourseRating, { params })
        checkPerson()
        return call(reviewCourse, { params, body: { rating: stars, text: own?.text ?? '' } })
      },
    })
}
