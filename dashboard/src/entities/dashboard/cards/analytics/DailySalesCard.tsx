import { Sparkline } from '@data1522/design-system/Sparkline'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { analyticsQuery } from '../../queries.ts'
import { salesHref } from '../../sales-href.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useTrend } from '../../card/useTrend.ts'

interface DailySalesCardProps {
  /** Of its course, in px. @default 132 */
  height?: number
}

/** What a day brings on average. */
export function DailySalesCard({ height = 132 }: DailySalesCardProps) {
  const text = useText()
  const { wholeMoney } = useFormats()
  const trend = useTrend()
  const { days, comparedWith } = useDashboard()
  const query = useQuery(analyticsQuery('dailySales', days))
  return (
    <PartCard
      query={query}
      seeAll={query.data && salesHref(query.data.view)}
      asOf={({ view }) => view.asOf}
      table={({ part }) => [
        [text('dashboards.from'), text('analyticsDashboard.dailySales')],
        ...part.series.map(({ date, value }) => [date, value]),
      ]}
    >
      {({ part: { value, change, series } }) => ({
        value: wholeMoney(value),
        change: trend(change),
        changeNote: comparedWith,
        children: (
          <Sparkline
            variant="area"
            tone="success"
            height={height}
            isLastMarked
            values={series.map((point) => point.value)}
            label={text('analyticsDashboard.dailyCourse', {
              first: wholeMoney(series[0]?.value ?? 0),
              last: wholeMoney(series.at(-1)?.value ?? 0),
            })}
          />
        ),
      })}
    </PartCard>
  )
}
