import { Sparkline } from '@data1522/design-system/Sparkline'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { crmQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { salesOfMonths } from '../../sales-href.ts'
import { useShortMoney } from '../../useShortMoney.ts'
import { useMonthTrend, wholeMonths } from './useMonthTrend.ts'

/** How the sales of the last twelve months went. */
export function YearSalesCard() {
  const text = useText()
  const { wholeMoney } = useFormats()
  const shortMoney = useShortMoney()
  const monthTrend = useMonthTrend()
  const query = useQuery(crmQuery('year', useDashboard().days))
  const sales = query.data && salesOfMonths(query.data.part.months)
  return (
    <PartCard
      query={query}
      href={sales}
      seeAll={sales}
      asOf={({ view }) => view.asOf}
      table={({ part }) => [
        [text('crmDashboard.month'), text('crmDashboard.sales')],
        ...part.months.map(({ month, sales }) => [month, sales]),
      ]}
    >
      {({ part }) => ({
        description: text('crmDashboard.lastYear'),
        value: shortMoney(part.sales),
        ...monthTrend(wholeMonths(part.months.map(({ month, sales: value }) => ({ month, value })))),
        children: (
          <Sparkline
            variant="area"
            tone="success"
            height={96}
            isLastMarked
            values={part.months.map(({ sales }) => sales)}
            label={text('crmDashboard.yearCourse', { amount: wholeMoney(part.sales) })}
          />
        ),
      })}
    </PartCard>
  )
}
