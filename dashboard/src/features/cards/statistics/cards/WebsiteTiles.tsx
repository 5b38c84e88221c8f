import {
  IconEye,
  IconFileDollar,
  IconShoppingCart,
  IconUserPlus,
  IconUsers,
} from '@data1522/design-system/icons'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useDashboard } from '../../../../entities/dashboard/card/card.ts'
import { useTrend } from '../../../../entities/dashboard/card/useTrend.ts'
import { analyticsQuery } from '../../../../entities/dashboard/queries.ts'
import { FigureTile } from './FigureTile.tsx'

interface TrafficTileProps {
  figure: 'visits' | 'pageViews' | 'leads'
  icon: typeof IconEye
  tone: 'primary' | 'info' | 'success'
}

/** What the website counted in these days. */
function TrafficTile({ figure, ...look }: TrafficTileProps) {
  const text = useText()
  const { number } = useFormats()
  const trend = useTrend()
  const query = useQuery(analyticsQuery('traffic', useDashboard().days))
  return (
    <FigureTile
      {...look}
      query={query}
      read={({ part }) => ({
        value: number(part[figure].value),
        change: trend(part[figure].change),
        caption: text('statisticsCards.lastDays'),
      })}
    />
  )
}

export const VisitsTile = () => <TrafficTile figure="visits" icon={IconUsers} tone="primary" />
export const PageViewsTile = () => <TrafficTile figure="pageViews" icon={IconEye} tone="info" />
export const LeadsTile = () => <TrafficTile figure="leads" icon={IconUserPlus} tone="success" />

/** How many people bought something. */
export function BuyersTile() {
  const text = useText()
  const { number } = useFormats()
  const trend = useTrend()
  const query = useQuery(analyticsQuery('spending', useDashboard().days))
  return (
    <FigureTile
      icon={IconShoppingCart}
      tone="warning"
      query={query}
      read={({ part: { customers } }) => ({
        value: number(customers.value),
        change: trend(customers.change),
        caption: text('statisticsCards.lastDays'),
      })}
    />
  )
}

/** What an order is worth. */
export function AverageOrderTile() {
  const text = useText()
  const { wholeMoney } = useFormats()
  const trend = useTrend()
  const query = useQuery(analyticsQuery('spending', useDashboard().days))
  return (
    <FigureTile
      icon={IconFileDollar}
      tone="primary"
      query={query}
      read={({ part: { averageOrder } }) => ({
        value: averageOrder.value === null ? text('statisticsCards.unknown') : wholeMoney(averageOrder.value),
        change: trend(averageOrder.change),
        caption: text('statisticsCards.lastDays'),
      })}
    />
  )
}
