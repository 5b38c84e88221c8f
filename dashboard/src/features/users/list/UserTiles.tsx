import { IconCreditCard, IconUserCheck, IconUsers, IconUserSearch } from '@data1522/design-system/icons'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { usersSummaryQuery } from '../../../entities/user/queries.ts'
import { ListTiles } from '../../../shared/list/ListTiles.tsx'

const tiles = [
  { id: 'total', icon: IconUsers, tone: 'primary', isGrowthGood: true, search: '' },
  { id: 'paid', icon: IconCreditCard, tone: 'success', isGrowthGood: true, search: '?plan=paid' },
  { id: 'active', icon: IconUserCheck, tone: 'success', isGrowthGood: true, search: '?status=Active' },
  { id: 'pending', icon: IconUserSearch, tone: 'warning', isGrowthGood: false, search: '?status=Pending' },
] as const

/** The four figures of the list, against a week ago. */
export function UserTiles() {
  const text = useText()
  const { number } = useFormats()
  const { data, isError } = useQuery(usersSummaryQuery())
  return (
    <ListTiles
      isLoading={!data && !isError}
      tiles={tiles.map(({ id, isGrowthGood, search, ...tile }) => ({
        id,
        ...tile,
        label: text(`users.tile.${id}`),
        value: data && number(data[id].value),
        change: data && { ratio: data[id].change, isGrowthGood, period: text('records.inWeek') },
        caption: text(`users.tile.${id}Caption`),
        href: href('/apps/user/list') + search,
      }))}
    />
  )
}
