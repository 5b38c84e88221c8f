import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useText } from '../../../../core/i18n/useText.ts'
import { statusNames } from '../../../order/status-meta.ts'
import { daysInAddress } from '../../period.ts'
import { ecommerceQuery, type PartView } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { SharesCard } from '../common/SharesCard.tsx'

/** The orders of the days that a card tells of, as their list shows them. */
const ordersOf = (view: PartView | undefined, filter?: string) => {
  const filters = new URLSearchParams(filter)
  if (view) filters.set('date', daysInAddress(view))
  return `${href('/apps/ecommerce/order/list')}?${filters}`
}

/** How many orders of these days are paid, and how many are not; each part leads to its orders. */
export function PaymentsCard() {
  const text = useText()
  const query = useQuery(ecommerceQuery('payments', useDashboard().days))
  return (
    <SharesCard
      query={query}
      counted={text('ecommerceDashboard.orders')}
      seeAll={ordersOf(query.data?.view)}
      description={() => text('ecommerceDashboard.placed')}
      shares={({ part, view }) =>
        part
          .filter(({ value }) => value > 0)
          .map(({ state, value }) => ({
            id: state,
            label: text(`orders.payment.${state}`),
            value,
            href: ordersOf(view, `payment=${state}`),
          }))
      }
    />
  )
}

/** How far the orders of these days are; each part leads to its orders. */
export function StatusesCard() {
  const text = useText()
  const query = useQuery(ecommerceQuery('statuses', useDashboard().days))
  return (
    <SharesCard
      query={query}
      counted={text('ecommerceDashboard.orders')}
      seeAll={ordersOf(query.data?.view)}
      description={() => text('ecommerceDashboard.placed')}
      shares={({ part, view }) =>
        part
          .filter(({ value }) => value > 0)
          .map(({ status, value }) => ({
            id: status,
            label: text(`orders.status.${statusNames[status]}`),
            value,
            href: ordersOf(view, new URLSearchParams({ status }).toString()),
          }))
      }
    />
  )
}
