import { Columns } from '@data1522/design-system/Columns'
import { Select } from '@data1522/design-system/Select'
import type { RevenueYear } from '@data1522/mocks/contract/dashboard-ecommerce'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { ecommerceQuery } from '../../queries.ts'
import { salesOfMonths } from '../../sales-href.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useTrend } from '../../card/useTrend.ts'
import { Budget } from './Budget.tsx'
import { changeOf } from './revenue-change.ts'
import { RevenueColumns } from './RevenueColumns.tsx'

/** What each month of a year earned and cost, and what is left of its budget. */
export function RevenueCard() {
  const text = useText()
  const chart = useChartControls()
  const { formatDate } = useIntl()
  const { wholeMoney } = useFormats()
  const trend = useTrend()
  const [chosen, setChosen] = useState<number>()
  const query = useQuery(ecommerceQuery('years', useDashboard().days))
  const nameOf = (year: number) =>
    formatDate(new Date(Date.UTC(year, 6)), { year: 'numeric', timeZone: 'UTC' })
  const yearIn = (years: readonly RevenueYear[]) => years.find(({ year }) => year === chosen) ?? years[0]!
  return (
    <PartCard
      query={query}
      chart={chart}
      seeAll={query.data && salesOfMonths(yearIn(query.data.part).months)}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.every(({ earning, expense }) => earning === 0 && expense === 0)}
      table={({ part }) => [
        [
          text('ecommerceDashboard.month'),
          text('ecommerceDashboard.earnings'),
          text('ecommerceDashboard.expenses'),
          text('ecommerceDashboard.budget'),
        ],
        ...yearIn(part).months.map(({ month, earning, expense, budget }) => [
          month,
          earning,
          expense,
          budget,
        ]),
      ]}
    >
      {({ part: years, view }) => {
        const shown = yearIn(years)
        const before = years.find(({ year }) => year === shown.year - 1)
        return {
          value: wholeMoney(shown.earning),
          change: trend(changeOf(shown, years, view.asOf)),
          changeNote: before ? text('dashboards.vsYear', { year: nameOf(before.year) }) : undefined,
          actions: (
            <Select
              label={text('ecommerceDashboard.year')}
              isLabelHidden
              size="small"
              value={String(shown.year)}
              options={years.map(({ year }) => ({ id: String(year), label: nameOf(year) }))}
              onChange={(year) => setChosen(Number(year))}
            />
          ),
          children: (
            <Columns side="end" sideWidth={208} gap={24}>
              <RevenueColumns controls={chart} shown={shown} before={before} />
              <Budget shown={shown} />
            </Columns>
          ),
        }
      }}
    </PartCard>
  )
}
