import { Box } from '@data1522/design-system/Box'
import { Inline } from '@data1522/design-system/Inline'
import { Meter } from '@data1522/design-system/Meter'
import { Rating } from '@data1522/design-system/Rating'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { PartCard } from '../../../../entities/dashboard/card/PartCard.tsx'
import { reviewsSummaryQuery } from '../../../../entities/review/queries.ts'

/** What customers think of the products. */
export function ReviewsTile() {
  const text = useText()
  const { number } = useFormats()
  const query = useQuery(reviewsSummaryQuery())
  const stars = (count: number) => text('statisticsCards.stars', { count })
  return (
    <PartCard
      query={query}
      seeAll={href('/apps/ecommerce/manage-review')}
      isEmpty={({ total }) => total === 0}
      emptyText={text('statisticsCards.noReviews')}
      table={({ byRating }) => [
        [text('statisticsCards.rating'), text('statisticsCards.reviews')],
        ...byRating.map(({ rating, count }) => [stars(rating), count]),
      ]}
    >
      {({ total, average, byRating }) => ({
        description: text('statisticsCards.reviewsInAll', { count: total }),
        children: (
          <Inline gap={16} isWrapping={false}>
            <Stack gap={4} align="center">
              <Text size="3xl" weight="heavy" isNumeric>
                {number(average ?? 0, { maximumFractionDigits: 1 })}
              </Text>
              <Rating value={average ?? 0} size="small" />
            </Stack>
            <Box isFilling>
              <Stack gap={8}>
                {byRating
                  .toSorted((one, other) => other.rating - one.rating)
                  .map(({ rating, count }) => (
                    <Inline key={rating} gap={8} isWrapping={false}>
                      <Text as="span" size="xs" ink="subtle" isNumeric>
                        {number(rating)}
                      </Text>
                      <Box isFilling>
                        <Meter
                          label={stars(rating)}
                          value={count}
                          max={total}
                          valueText={number(count)}
                          tone="warning"
                          size="small"
                          isBare
                        />
                      </Box>
                    </Inline>
                  ))}
              </Stack>
            </Box>
          </Inline>
        ),
      })}
    </PartCard>
  )
}
