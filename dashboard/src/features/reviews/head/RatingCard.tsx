import { Card } from '@data1522/design-system/Card'
import { Chip } from '@data1522/design-system/Chip'
import { Columns } from '@data1522/design-system/Columns'
import { Heading } from '@data1522/design-system/Heading'
import { IconStar } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { Meter } from '@data1522/design-system/Meter'
import { Rating } from '@data1522/design-system/Rating'
import { Box } from '@data1522/design-system/Box'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { ReviewsSummary } from '@data1522/mocks/contract/reviews'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useSearchWith } from '../useSearchWith.ts'

/** The average of all reviews, and how many there are of each number of stars, which leads to them. */
export function RatingCard({ summary }: { summary: ReviewsSummary }) {
  const text = useText()
  const { number } = useFormats()
  const searchWith = useSearchWith()
  const { average, total, newThisWeek, byRating } = summary
  return (
    <Card as="section" aria-labelledby="reviews-rating">
      <Columns sideWidth={180} gap={24}>
        <Stack gap={8}>
          <Heading level={2} size="card" id="reviews-rating">
            {text('reviews.rating')}
          </Heading>
          <Inline gap={8}>
            <Text size="3xl" weight="strong" isNumeric>
              {average === null
                ? text('reviews.none')
                : number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
            </Text>
            {average !== null && <Rating value={average} />}
          </Inline>
          <Text size="sm" ink="muted">
            {text('reviews.total', { count: total })}
          </Text>
          <Inline>
            <Chip tone="primary" icon={IconStar}>
              {text('reviews.newThisWeek', { count: newThisWeek })}
            </Chip>
          </Inline>
        </Stack>
        <Stack as="ul" gap={8} aria-label={text('reviews.byStars')}>
          {byRating.map(({ rating, count }) => (
            <Inline key={rating} as="li" gap={12} isWrapping={false}>
              <Box minWidth={64}>
                <Link
                  href={searchWith({ rating: String(rating), page: null, quickView: null })}
                  variant="quiet"
                >
                  {text('reviews.stars', { count: rating })}
                </Link>
              </Box>
              <Box isFilling>
                <Meter
                  label={text('reviews.stars', { count: rating })}
                  value={count}
                  max={Math.max(total, 1)}
                  valueText={text('reviews.total', { count })}
                  tone="primary"
                  isBare
                />
              </Box>
              <Box minWidth={28}>
                <Text size="sm" ink="muted" isNumeric>
                  {number(count)}
                </Text>
              </Box>
            </Inline>
          ))}
        </Stack>
      </Columns>
    </Card>
  )
}
