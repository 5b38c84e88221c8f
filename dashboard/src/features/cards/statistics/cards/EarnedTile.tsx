import { useChartControls } from '@data1522/design-system/useChartControls'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useDashboard } from '../../../../entities/dashboard/card/card.ts'
import { EarningColumns } from '../../../../entities/dashboard/cards/analytics/EarningColumns.tsx'
import { PartCard } from '../../../../entities/dashboard/card/PartCard.tsx'
import { useTrend } from '../../../../entities/dashboard/card/useTrend.ts'
import { analyticsQuery } from '../../../../entities/dashboard/queries.ts'

/** What each of the last weeks earned, and below it what it cost. */
export function EarnedTile() {
  const text = useText()
  const chart = useChartControls()
  const { wholeMoney } = useFormats()
  const trend = useTrend()
  const query = useQuery(analyticsQuery('earnings', useDashboard().days))
  return (
    <PartCard
      query={query}
      chart={chart}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.earning.value === 0 && part.expense.value === 0}
      table={({ part }) => [
        [text('dashboards.from'), text('dashboards.week.earning'), text('dashboards.week.expense')],
        ...part.weeks.map(({ date, earning, expense }) => [date, earning, expense]),
      ]}
    >
      {({ part: { weeks, earning } }) => ({
        description: text('statisticsCards.lastWeeks', { count: weeks.length }),
        value: wholeMoney(earning.value),
        change: trend(earning.change),
        children: <EarningColumns controls={chart} weeks={weeks} />,
      })}
    </PartCard>
  )
}
