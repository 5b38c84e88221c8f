import { FigureList } from '@data1522/design-system/FigureList'
import { SegmentBar } from '@data1522/design-system/SegmentBar'
import { Stack } from '@data1522/design-system/Stack'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useDashboard } from '../../../../entities/dashboard/card/card.ts'
import { PartCard } from '../../../../entities/dashboard/card/PartCard.tsx'
import { ecommerceQuery } from '../../../../entities/dashboard/queries.ts'

/** How many parts have a row; the others share the last. */
const ROWS = 3

/** How many orders of these days are paid, and how many are not. */
export function PaymentsTile() {
  const text = useText()
  const chart = useChartControls()
  const { number } = useFormats()
  const query = useQuery(ecommerceQuery('payments', useDashboard().days))
  return (
    <PartCard
      query={query}
      chart={chart}
      seeAll={href('/apps/ecommerce/order/list')}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.every(({ value }) => value === 0)}
      table={({ part }) => [
        [text('dashboards.part'), text('statisticsCards.orders')],
        ...part.map(({ state, value }) => [text(`orders.payment.${state}`), value]),
      ]}
    >
      {({ part }) => {
        const most = part.toSorted((one, other) => other.value - one.value)
        const rest = most.slice(ROWS - 1).reduce((sum, { value }) => sum + value, 0)
        const shown = [
          ...most
            .slice(0, ROWS - 1)
            .map(({ state, value }) => ({ id: state, label: text(`orders.payment.${state}`), value })),
          { id: 'others', label: text('statisticsCards.others'), value: rest },
        ].filter(({ value }) => value > 0)
        return {
          description: text('statisticsCards.ordersInAll', {
            count: part.reduce((sum, { value }) => sum + value, 0),
          }),
          children: (
            <Stack gap={12}>
              <SegmentBar
                label={text('statisticsCards.payments')}
                controls={chart}
                hasNames={false}
                data={shown}
                category={({ label }) => label}
                value={({ value }) => value}
                valueLabel={text('statisticsCards.orders')}
              />
              <FigureList
                items={shown.map(({ id, label, value }, index) => ({
                  id,
                  title: label,
                  mark: index,
                  value: number(value),
                }))}
              />
            </Stack>
          ),
        }
      }}
    </PartCard>
  )
}
