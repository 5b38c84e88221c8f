import { Link } from '@data1522/design-system/Link'
import type { Review } from '@data1522/mocks/contract/reviews'
import { useSearchWith } from '../useSearchWith.ts'

/** The name of the reviewed product; opens the review beside the list as it is. */
export function ReviewLink({ review }: { review: Review }) {
  const searchWith = useSearchWith()
  return (
    <Link variant="quiet" href={searchWith({ quickView: String(review.id) })}>
      {review.product}
    </Link>
  )
}
