import { IconCoin, IconPackage, IconShoppingCart, IconUsers } from '@data1522/design-system/icons'
import { StatStrip } from '@data1522/design-system/StatStrip'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { ecommerceQuery } from '../../queries.ts'
import { salesHref } from '../../sales-href.ts'
import { useShortMoney } from '../../useShortMoney.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useTrend } from '../../card/useTrend.ts'

/** The four figures that the shop is about; customers and products are all that there are. */
export function StatisticsCard() {
  const text = useText()
  const { number } = useFormats()
  const shortMoney = useShortMoney()
  const trend = useTrend()
  const { days, comparedWith } = useDashboard()
  const query = useQuery(ecommerceQuery('statistics', days))
  return (
    <PartCard
      query={query}
      seeAll={query.data && salesHref(query.data.view)}
      asOf={({ view }) => view.asOf}
      table={({ part: { sales, customers, products, revenue } }) => [
        [text('ecommerceDashboard.statistics'), text('dashboards.figure'), text('dashboards.change')],
        [text('ecommerceDashboard.sales'), sales.value, sales.change],
        [text('ecommerceDashboard.customers'), customers],
        [text('ecommerceDashboard.products'), products],
        [text('ecommerceDashboard.revenue'), revenue.value, revenue.change],
      ]}
    >
      {({ part: { sales, customers, products, revenue }, view }) => ({
        children: (
          <StatStrip
            label={text('ecommerceDashboard.statistics')}
            items={[
              {
                id: 'sales',
                label: text('ecommerceDashboard.sales'),
                icon: IconShoppingCart,
                value: number(sales.value),
                change: trend(sales.change),
                note: sales.change !== null && comparedWith,
                href: salesHref(view),
              },
              {
                id: 'customers',
                label: text('ecommerceDashboard.customers'),
                icon: IconUsers,
                value: number(customers),
                note: text('ecommerceDashboard.inAll'),
                href: href('/apps/ecommerce/customer/list'),
              },
              {
                id: 'products',
                label: text('ecommerceDashboard.products'),
                icon: IconPackage,
                value: number(products),
                note: text('ecommerceDashboard.inAll'),
                href: href('/apps/ecommerce/product/list'),
              },
              {
                id: 'revenue',
                label: text('ecommerceDashboard.revenue'),
                icon: IconCoin,
                value: shortMoney(revenue.value),
                change: trend(revenue.change),
                note: revenue.change !== null && comparedWith,
                href: salesHref(view),
              },
            ]}
          />
        ),
      })}
    </PartCard>
  )
}
