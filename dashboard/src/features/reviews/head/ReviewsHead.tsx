import { Card } from '@data1522/design-system/Card'
import { ErrorState } from '@data1522/design-system/ErrorState'
import { Grid } from '@data1522/design-system/Grid'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../app/intl/useText.ts'
import { reviewsSummaryQuery } from '../queries.ts'
import { RatingCard } from './RatingCard.tsx'
import { WeekCard } from './WeekCard.tsx'

/** How the shop is rated, and what the last week brought. */
export function ReviewsHead() {
  const text = useText()
  const { data, isError, isFetching, refetch } = useQuery(reviewsSummaryQuery())
  if (isError && !data)
    return (
      <Card>
        <ErrorState
          title={text('reviews.summaryFailed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          size="small"
        >
          {text('records.loadFailedText')}
        </ErrorState>
      </Card>
    )
  return (
    <Grid columns={{ base: 1, md: 2 }}>
      {data ? <RatingCard summary={data} /> : <Waiting />}
      {data ? <WeekCard summary={data} /> : <Waiting />}
    </Grid>
  )
}

const Waiting = () => (
  <Card>
    <Grid columns={2} gap={24}>
      <Skeleton shape="text" lines={4} />
      <Skeleton shape="text" lines={6} />
    </Grid>
  </Card>
)
