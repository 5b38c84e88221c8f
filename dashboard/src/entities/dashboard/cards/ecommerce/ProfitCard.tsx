import { Sparkline } from '@data1522/design-system/Sparkline'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { ecommerceQuery } from '../../queries.ts'
import { useShortMoney } from '../../useShortMoney.ts'
import { salesHref } from '../../sales-href.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useTrend } from '../../card/useTrend.ts'

/** What was left of the sales. */
export function ProfitCard() {
  const text = useText()
  const { wholeMoney } = useFormats()
  const shortMoney = useShortMoney()
  const trend = useTrend()
  const { days, comparedWith } = useDashboard()
  const query = useQuery(ecommerceQuery('profit', days))
  return (
    <PartCard
      query={query}
      seeAll={query.data && salesHref(query.data.view)}
      asOf={({ view }) => view.asOf}
      table={({ part }) => [
        [text('dashboards.from'), text('ecommerceDashboard.profit')],
        ...part.series.map(({ date, value }) => [date, value]),
      ]}
    >
      {({ part: { value, change, series } }) => ({
        value: shortMoney(value),
        change: trend(change),
        changeNote: comparedWith,
        children: (
          <Sparkline
            variant="area"
            height={46}
            isLastMarked
            values={series.map((point) => point.value)}
            label={text('ecommerceDashboard.profitCourse', {
              first: wholeMoney(series[0]?.value ?? 0),
              last: wholeMoney(series.at(-1)?.value ?? 0),
            })}
          />
        ),
      })}
    </PartCard>
  )
}
