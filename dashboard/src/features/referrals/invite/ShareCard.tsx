import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../core/i18n/useText.ts'
import { referralsSummaryQuery } from '../../../entities/referral/queries.ts'
import { ShareLink } from '../../../entities/referral/ShareLink.tsx'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'

/** The link that customers pass on: to copy, or to share where people meet. */
export function ShareCard() {
  const text = useText()
  const query = useQuery(referralsSummaryQuery())
  const { data, isError } = query
  return (
    <Card as="section" aria-labelledby="referrals-share">
      <CardHeader
        id="referrals-share"
        title={text('referrals.share')}
        subtitle={text('referrals.shareDescription')}
      />
      {data ? (
        <ShareLink link={data.link} />
      ) : isError ? (
        <LoadFailure query={query} title={text('referrals.figuresFailed')} size="small" level={3} />
      ) : (
        <Skeleton height={36} />
      )}
    </Card>
  )
}
