/** A day (its midnight in UTC) as reviews write it: month/day/year. */
export const toReviewDate = (time: number) => {
  const day = new Date(time)
  return [day.getUTCMonth() + 1, day.getUTCDate(), day.getUTCFullYear()].join('/')
}

/** The midnight (UTC) of the day of a review. */
export const timeOfReview = ({ date }: { readonly date: string }) => {
  const [month = 0, day = 0, year = 0] = date.split('/').map(Number)
  return Date.UTC(year, month - 1, day)
}
