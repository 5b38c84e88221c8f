import { Grid } from '@data1522/design-system/Grid'
import { IconAlertCircle, IconCircleCheck, IconClock, IconReceiptRefund } from '@data1522/design-system/icons'
import { Stat } from '@data1522/design-system/Stat'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { ordersSummaryQuery } from '../../../entities/order/queries.ts'

const tiles = [
  {
    id: 'pending',
    icon: IconClock,
    tone: 'warning',
    isGrowthGood: false,
    search: 'payment=pending',
  },
  {
    id: 'completed',
    icon: IconCircleCheck,
    tone: 'success',
    isGrowthGood: true,
    search: 'payment=paid&status=Delivered',
  },
  {
    id: 'refunded',
    icon: IconReceiptRefund,
    tone: 'info',
    isGrowthGood: false,
    search: 'payment=anyRefund',
  },
  { id: 'failed', icon: IconAlertCircle, tone: 'danger', isGrowthGood: false, search: 'payment=failed' },
] as const

/** How many orders wait for money, are done, went back or failed, and what they come to, against the month before. */
export function OrderTiles() {
  const text = useText()
  const { number, money, change } = useFormats()
  const { data, isError } = useQuery(ordersSummaryQuery())
  const changeOf = (ratio: number | null, isGrowthGood: boolean) =>
    ratio === null
      ? undefined
      : {
          text: change(ratio),
          period: text('records.inMonth'),
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
          label={text(`orders.tile.${id}`)}
          value={data ? number(data[id].count) : text('orders.unknown')}
          change={data && changeOf(data[id].change, isGrowthGood)}
          caption={data ? text('orders.tile.worth', { amount: money(data[id].amount) }) : undefined}
          href={`${href('/apps/ecommerce/order/list')}?${search}`}
          icon={icon}
          tone={tone}
          isLoading={!data && !isError}
        />
      ))}
    </Grid>
  )
}
