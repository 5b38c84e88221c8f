import { Card } from '@data1522/design-system/Card'
import { Chip } from '@data1522/design-system/Chip'
import { Columns } from '@data1522/design-system/Columns'
import { Grid } from '@data1522/design-system/Grid'
import { Heading } from '@data1522/design-system/Heading'
import { Inline } from '@data1522/design-system/Inline'
import { Sparkline } from '@data1522/design-system/Sparkline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { ReviewsSummary } from '@data1522/mocks/contract/reviews'
import { useIntl } from 'react-intl'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'

/** What the last seven days brought, day by day, and how many people are content. */
export function WeekCard({ summary }: { summary: ReviewsSummary }) {
  const text = useText()
  const { formatDate } = useIntl()
  const { number, percent, change } = useFormats()
  const { weekly, newThisWeek, positive } = summary
  const dayName = (date: string, weekday: 'narrow' | 'long') => formatDate(date, { weekday, timeZone: 'UTC' })
  const said = weekly.map(({ date, count }) => `${dayName(date, 'long')} ${number(count)}`).join(', ')
  return (
    <Card as="section" aria-labelledby="reviews-week">
      <Columns sideWidth={200} gap={24}>
        <Stack gap={8}>
          <Heading level={2} size="card" id="reviews-week">
            {text('reviews.week')}
          </Heading>
          <Inline gap={8}>
            <Text size="3xl" weight="strong" isNumeric>
              {number(newThisWeek)}
            </Text>
            {summary.change !== null && (
              <Chip tone={summary.change < 0 ? 'danger' : 'success'}>{change(summary.change)}</Chip>
            )}
          </Inline>
          <Text size="sm" ink="muted">
            {text('reviews.newReviews', { count: newThisWeek })}
          </Text>
          {positive !== null && (
            <Text size="sm">{text('reviews.positive', { share: percent(positive) })}</Text>
          )}
        </Stack>
        <Stack gap={6}>
          <Sparkline
            variant="bars"
            tone="success"
            height={96}
            isLastMarked
            label={text('reviews.weekly', { days: said })}
            values={weekly.map(({ count }) => count)}
          />
          <Grid columns={7} gap={12}>
            {weekly.map(({ date }) => (
              <Text key={date} size="2xs" ink="subtle" isCentered>
                {dayName(date, 'narrow')}
              </Text>
            ))}
          </Grid>
        </Stack>
      </Columns>
    </Card>
  )
}
