import { Card } from '@data1522/design-system/Card'
import { RatingField } from '@data1522/design-system/RatingField'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../core/i18n/useText.ts'
import { ratingQuery } from '../../../entities/course/queries.ts'
import { useCourseRating } from '../../../entities/course/useCourseRating.ts'

/** One's own rating of a course; it counts in what everybody sees. */
export function OwnRating({ courseId }: { courseId: number }) {
  const text = useText()
  const { data: rated } = useQuery(ratingQuery(courseId))
  const rate = useCourseRating(courseId)
  if (!rated) return null
  return (
    <Card>
      <RatingField
        label={text('academy.ownRating')}
        description={text(rated.own ? 'academy.ownRatingGiven' : 'academy.ownRatingNone')}
        value={rated.own?.rating ?? null}
        onChange={(stars) => void rate(stars)}
        size="large"
        isClearable
      />
    </Card>
  )
}
