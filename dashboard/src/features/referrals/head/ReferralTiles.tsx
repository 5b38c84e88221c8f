import { Grid } from '@data1522/design-system/Grid'
import { IconCoin, IconTrendingUp, IconUserPlus, IconWallet } from '@data1522/design-system/icons'
import { Stat } from '@data1522/design-system/Stat'
import type { ReferralsSummary } from '@data1522/mocks/contract/referrals'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { type Formats, useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { referralsSummaryQuery } from '../../../entities/referral/queries.ts'

const tiles = [
  {
    id: 'earning',
    icon: IconCoin,
    tone: 'primary',
    search: undefined,
    write: ({ earning }: ReferralsSummary, { wholeMoney }: Formats) => wholeMoney(earning),
  },
  {
    id: 'unpaid',
    icon: IconWallet,
    tone: 'warning',
    search: '?status=Unpaid',
    write: ({ unpaid }: ReferralsSummary, { wholeMoney }: Formats) => wholeMoney(unpaid),
  },
  {
    id: 'signups',
    icon: IconUserPlus,
    tone: 'success',
    search: '',
    write: ({ signups }: ReferralsSummary, { number }: Formats) => number(signups),
  },
  {
    id: 'conversion',
    icon: IconTrendingUp,
    tone: 'info',
    search: undefined,
    write: ({ conversion }: ReferralsSummary, { percent }: Formats) =>
      conversion === null ? undefined : percent(conversion),
  },
] as const

/** What referrals have earned, what of it is owed, and how many came. */
export function ReferralTiles() {
  const text = useText()
  const formats = useFormats()
  const { data, isError } = useQuery(referralsSummaryQuery())
  return (
    <Grid columns={{ base: 2, lg: 4 }}>
      {tiles.map(({ id, icon, tone, search, write }) => (
        <Stat
          key={id}
          label={text(`referrals.tile.${id}`)}
          value={(data && write(data, formats)) ?? text('referrals.none')}
          caption={text(`referrals.tile.${id}Caption`)}
          href={search === undefined ? undefined : href('/apps/ecommerce/referrals') + search}
          icon={icon}
          tone={tone}
          isLoading={!data && !isError}
        />
      ))}
    </Grid>
  )
}
