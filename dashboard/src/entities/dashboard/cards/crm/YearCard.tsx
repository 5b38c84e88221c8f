import { Tabs } from '@data1522/design-system/Tabs'
import { IconChartPie, IconCoin, IconShoppingCart, IconWallet } from '@data1522/design-system/icons'
import { useState } from 'react'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { crmQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { salesOfMonths } from '../../sales-href.ts'
import { useShortMoney } from '../../useShortMoney.ts'
import { YearBars } from './YearBars.tsx'

const figures = [
  ['orders', IconShoppingCart],
  ['sales', IconCoin],
  ['profit', IconChartPie],
  ['income', IconWallet],
] as const
type Figure = (typeof figures)[number][0]

/** One of four figures in each of the last twelve months, each of which leads to its orders. */
export function YearCard() {
  const text = useText()
  const chart = useChartControls()
  const navigate = useNavigate()
  const { number, wholeMoney } = useFormats()
  const shortMoney = useShortMoney()
  const [figure, setFigure] = useState<Figure>('sales')
  const query = useQuery(crmQuery('year', useDashboard().days))
  // Income has invoices in it as well, which are another list.
  const isOfOrders = figure !== 'income'
  const format = (id: Figure) => (id === 'orders' ? number : wholeMoney)
  const formatShort = (id: Figure) => (id === 'orders' ? number : shortMoney)
  return (
    <PartCard
      query={query}
      chart={chart}
      seeAll={query.data && isOfOrders ? salesOfMonths(query.data.part.months) : undefined}
      asOf={({ view }) => view.asOf}
      table={({ part }) => [
        [text('crmDashboard.month'), ...figures.map(([id]) => text(`crmDashboard.figure.${id}`))],
        ...part.months.map((month) => [month.month, ...figures.map(([id]) => month[id])]),
      ]}
    >
      {({ part }) => ({
        description: text('crmDashboard.lastYear'),
        children: (
          <Tabs
            label={text('crmDashboard.year')}
            variant="tile"
            selectedId={figure}
            onSelectionChange={(id) => setFigure(id as Figure)}
            items={figures.map(([id, icon]) => ({
              id,
              icon,
              label: text(`crmDashboard.figure.${id}`),
              figure: formatShort(id)(part[id]),
              content: () => (
                <YearBars
                  controls={chart}
                  label={text(`crmDashboard.figure.${id}`)}
                  months={part.months.map((month) => ({ month: month.month, value: month[id] }))}
                  format={format(id)}
                  formatShort={formatShort(id)}
                  onSelect={isOfOrders ? (month) => void navigate(salesOfMonths([month])) : undefined}
                />
              ),
            }))}
          />
        ),
      })}
    </PartCard>
  )
}
