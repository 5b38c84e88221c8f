import { IconCoin, IconTrendingUp, IconUserPlus, IconWallet } from '@data1522/design-system/icons'
import type { ReferralsSummary } from '@data1522/mocks/contract/referrals'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { type Formats, useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { referralsSummaryQuery } from '../../../entities/referral/queries.ts'
import { ListTiles } from '../../../shared/list/ListTiles.tsx'

const tiles = [
  {
    id: 'earning',
    icon: IconCoin,
    tone: 'success',
    search: '?sort=earning&order=desc',
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
    tone: 'primary',
    search: '',
    write: ({ signups }: ReferralsSummary, { number }: Formats) => number(signups),
  },
  {
    id: 'conversion',
    icon: IconTrendingUp,
    tone: 'primary',
    search: '',
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
    <ListTiles
      isLoading={!data && !isError}
      tiles={tiles.map(({ id, search, write, ...tile }) => ({
        id,
        ...tile,
        label: text(`referrals.tile.${id}`),
        value: data && write(data, formats),
        caption: text(`referrals.tile.${id}Caption`),
        href: href('/apps/ecommerce/referrals') + search,
      }))}
    />
  )
}
