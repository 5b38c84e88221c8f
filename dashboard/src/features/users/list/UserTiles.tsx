import { Grid } from '@data1522/design-system/Grid'
import { IconCreditCard, IconUserCheck, IconUsers, IconUserSearch } from '@data1522/design-system/icons'
import { Stat } from '@data1522/design-system/Stat'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { href } from 'react-router-dom'
import { useText } from '../../../core/i18n/useText.ts'
import { usersSummaryQuery } from '../../../entities/user/queries.ts'

const tiles = [
  { id: 'total', icon: IconUsers, tone: 'primary', isGrowthGood: true, search: '' },
  { id: 'paid', icon: IconCreditCard, tone: 'info', isGrowthGood: true, search: '?plan=paid' },
  { id: 'active', icon: IconUserCheck, tone: 'success', isGrowthGood: true, search: '?status=Active' },
  { id: 'pending', icon: IconUserSearch, tone: 'warning', isGrowthGood: false, search: '?status=Pending' },
] as const

/** The four figures of the list, against a week ago. */
export function UserTiles() {
  const text = useText()
  const { formatNumber } = useIntl()
  const { data, isError } = useQuery(usersSummaryQuery())
  const changeOf = (ratio: number | null, isGrowthGood: boolean) =>
    ratio === null
      ? undefined
      : {
          text: formatNumber(ratio, {
            style: 'percent',
            signDisplay: 'exceptZero',
            maximumFractionDigits: 1,
          }),
          period: text('records.inWeek'),
          tone:
            ratio === 0
              ? ('neutral' as const)
              : ratio > 0 === isGrowthGood
                ? ('success' as const)
                : ('danger' as const),
        }
  return (
    <Grid columns={{ base: 2, lg: 4 }}>
      {tiles.map(({ id, icon, tone, isGrowthGood, search }) => (
        <Stat
          key={id}
          label={text(`users.tile.${id}`)}
          value={data ? formatNumber(data[id].value) : text('users.unknown')}
          change={data && changeOf(data[id].change, isGrowthGood)}
          caption={text(`users.tile.${id}Caption`)}
          href={href('/apps/user/list') + search}
          icon={icon}
          tone={tone}
          isLoading={!data && !isError}
        />
      ))}
    </Grid>
  )
}
