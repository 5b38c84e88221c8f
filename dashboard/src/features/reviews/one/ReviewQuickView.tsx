import { Avatar } from '@data1522/design-system/Avatar'
import { Heading } from '@data1522/design-system/Heading'
import { Inline } from '@data1522/design-system/Inline'
import { Rating } from '@data1522/design-system/Rating'
import { Stack } from '@data1522/design-system/Stack'
import { Switch } from '@data1522/design-system/Switch'
import { Text } from '@data1522/design-system/Text'
import type { Review } from '@data1522/mocks/contract/reviews'
import { useQuery } from '@tanstack/react-query'
import { Reason } from '../../../core/auth/Reason.tsx'
import { useCan } from '../../../core/auth/useCan.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useReviewChanges } from '../../../entities/review/useReviewChanges.ts'
import { dayOf } from '../../../entities/review/review-date.ts'
import { reviewQuery } from '../../../entities/review/queries.ts'
import { ReviewStatusChip } from '../../../entities/review/ReviewStatusChip.tsx'
import { ReviewMore } from './ReviewMore.tsx'

/** A review, whole, beside the list: what it says, what it leads to, and the shop's reply. */
export function ReviewQuickView({ row }: { row: Review }) {
  const text = useText()
  const { data } = useQuery(reviewQuery(row.id))
  // A list of some has a review no longer once it is not one of them; itself it still knows what it is.
  const review = { ...row, status: data?.status ?? row.status }
  const { day } = useFormats()
  const { setStatus } = useReviewChanges()
  const may = useCan({ action: 'update', subject: 'Review', of: review })
  return (
    <Stack gap={24}>
      <Inline gap={12} isWrapping={false}>
        <Avatar name={review.reviewer} src={review.avatar} size={48} isDecorative />
        <Stack gap={0}>
          <Text weight="semibold">{review.reviewer}</Text>
          <Text size="sm" ink="subtle">
            <Text as="bdi">{review.email}</Text>
          </Text>
        </Stack>
      </Inline>
      <Stack gap={8}>
        <Inline gap={12}>
          <Rating value={review.review} />
          <Text as="span" size="sm" ink="muted">
            {day(dayOf(review.date))}
          </Text>
          <ReviewStatusChip status={review.status} />
        </Inline>
        <Heading level={3} size="card">
          {review.head}
        </Heading>
        <Text>{review.para}</Text>
      </Stack>
      <Switch
        isSelected={review.status === 'Published'}
        isReadOnly={!may.isAllowed}
        onChange={(isPublished) => void setStatus([review], isPublished ? 'Published' : 'Pending')}
        description={may.state === 'allowed' ? text('reviews.publishedText') : <Reason decision={may} />}
      >
        {text('reviews.inShop')}
      </Switch>
      <ReviewMore key={review.id} review={review} />
    </Stack>
  )
}
