import { sum } from '../../contract/lists.ts'
import { POSITIVE_RATING, REVIEW_RATINGS, type Review, type ReviewsSummary } from './contract.ts'
import { DAY } from '../../seed/clock.ts'
import { dateOf } from '../../seed/days.ts'
import { startOfToday } from '../../seed/moments.ts'
import { timeOfReview } from './seed-dates.ts'
import { changeOf, ratio } from '../../runtime/change.ts'

const DAYS = 7

/** The figures above the list; the days of the week are those of the store and end with today. */
export const summarizeReviews = (reviews: readonly Review[]): ReviewsSummary => {
  const today = startOfToday()
  const times = reviews.map(timeOfReview)
  const weekly = Array.from({ length: DAYS }, (_, index) => {
    const day = today - (DAYS - 1 - index) * DAY
    return {
      date: dateOf(day),
      count: times.filter((time) => time === day).length,
    }
  })
  const newThisWeek = sum(weekly.map(({ count }) => count))
  const before = times.filter((time) => time > today - 2 * DAYS * DAY && time <= today - DAYS * DAY).length

  const total = reviews.length
  const isPositive = ({ review }: Review) => review >= POSITIVE_RATING
  return {
    total,
    average: ratio(sum(reviews.map(({ review }) => review)), total),
    byRating: REVIEW_RATINGS.map((rating) => ({
      rating,
      count: reviews.filter(({ review }) => review === rating).length,
    })),
    positive: ratio(reviews.filter(isPositive).length, total),
    newThisWeek,
    change: changeOf(newThisWeek, before),
    weekly,
  }
}
