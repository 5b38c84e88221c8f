import { IconAlertCircle, IconCircleCheck, IconClock, IconReceiptRefund } from '@data1522/design-system/icons'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { ordersSummaryQuery } from '../../../entities/order/queries.ts'
import { ListTiles } from '../../../shared/list/ListTiles.tsx'

const tiles = [
  { id: 'pending', icon: IconClock, tone: 'warning', isGrowthGood: false, search: 'payment=pending' },
  {
    id: 'completed',
    icon: IconCircleCheck,
    tone: 'success',
    isGrowthGood: true,
    search: 'payment=paid&status=Delivered',
  },
  { id: 'refunded', icon: IconReceiptRefund, tone: 'info', isGrowthGood: false, search: 'payment=anyRefund' },
  { id: 'failed', icon: IconAlertCircle, tone: 'danger', isGrowthGood: false, search: 'payment=failed' },
] as const

/** How many orders wait for money, are done, went back or failed, and what they come to, against the month before. */
export function OrderTiles() {
  const text = useText()
  const { number, money } = useFormats()
  const { data, isError } = useQuery(ordersSummaryQuery())
  return (
    <ListTiles
      isLoading={!data && !isError}
      tiles={tiles.map(({ id, isGrowthGood, search, ...tile }) => ({
        id,
        ...tile,
        label: text(`orders.tile.${id}`),
        value: data && number(data[id].count),
        change: data && { ratio: data[id].change, isGrowthGood, period: text('records.inMonth') },
        caption: data && text('orders.tile.worth', { amount: money(data[id].amount) }),
        href: `${href('/apps/ecommerce/order/list')}?${search}`,
      }))}
    />
  )
}
