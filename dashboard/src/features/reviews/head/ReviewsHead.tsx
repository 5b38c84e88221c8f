import { Card } from '@data1522/design-system/Card'
import { Grid } from '@data1522/design-system/Grid'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../core/i18n/useText.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { reviewsSummaryQuery } from '../../../entities/review/queries.ts'
import { RatingCard } from './RatingCard.tsx'
import { WeekCard } from './WeekCard.tsx'

/** How the shop is rated, and what the last week brought. */
export function ReviewsHead() {
  const text = useText()
  const query = useQuery(reviewsSummaryQuery())
  const { data, isError } = query
  if (isError && !data)
    return (
      <Card>
        <LoadFailure query={query} title={text('reviews.summaryFailed')} size="small" />
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
