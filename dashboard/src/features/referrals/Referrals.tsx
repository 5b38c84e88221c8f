import { Grid } from '@data1522/design-system/Grid'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { Stack } from '@data1522/design-system/Stack'
import type { Referral } from '@data1522/mocks/contract/referrals'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { ExportMenu } from '../../shared/list/exports/ExportMenu.tsx'
import { useList } from '../../shared/list/useList.ts'
import { HowItWorks } from './head/HowItWorks.tsx'
import { ReferralTiles } from './head/ReferralTiles.tsx'
import { InviteCard } from './invite/InviteCard.tsx'
import { ShareCard } from './invite/ShareCard.tsx'
import { referralList } from './list/list-config.ts'
import { ReferralTable } from './list/ReferralTable.tsx'

/** Customers who bring customers: what that earns, how to invite more, and whom it is owed. */
export function Referrals() {
  const list = useList<Referral>(referralList)
  const { text } = list.tools
  const title = text('titles.referrals')
  return (
    <>
      <DocumentTitle title={title} />
      <PageHeader
        title={title}
        description={text('referrals.description')}
        actions={<ExportMenu list={list} />}
      />
      <Stack gap="gap">
        <ReferralTiles />
        <HowItWorks />
        <Grid columns={{ base: 1, lg: 2 }}>
          <InviteCard />
          <ShareCard />
        </Grid>
        <ReferralTable list={list} />
      </Stack>
    </>
  )
}
