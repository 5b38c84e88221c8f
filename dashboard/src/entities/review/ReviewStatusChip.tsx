import { Chip } from '@data1522/design-system/Chip'
import type { ReviewStatus } from '@data1522/mocks/contract/reviews'
import { useText } from '../../core/i18n/useText.ts'

const tones = { Published: 'success', Pending: 'warning' } as const satisfies Record<ReviewStatus, string>

/** Whether a review can be read in the shop, in its colour. */
export function ReviewStatusChip({ status }: { status: ReviewStatus }) {
  const text = useText()
  return (
    <Chip tone={tones[status]} hasDot>
      {text(`reviews.status.${status}`)}
    </Chip>
  )
}
