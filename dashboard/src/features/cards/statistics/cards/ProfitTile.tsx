import { IconCoin } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Sparkline } from '@data1522/design-system/Sparkline'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useDashboard } from '../../../../entities/dashboard/card/card.ts'
import { PartCard } from '../../../../entities/dashboard/card/PartCard.tsx'
import { useTrend } from '../../../../entities/dashboard/card/useTrend.ts'
import { ecommerceQuery } from '../../../../entities/dashboard/queries.ts'
import { useShortMoney } from '../../../../entities/dashboard/useShortMoney.ts'

/** What was left of the sales, over its course from edge to edge. */
export function ProfitTile() {
  const text = useText()
  const { wholeMoney } = useFormats()
  const shortMoney = useShortMoney()
  const trend = useTrend()
  const { days, comparedWith } = useDashboard()
  const query = useQuery(ecommerceQuery('profit', days))
  return (
    <PartCard
      isFlush
      query={query}
      start={<IconTile icon={IconCoin} tone="success" size={34} />}
      asOf={({ view }) => view.asOf}
      table={({ part }) => [
        [text('dashboards.from'), text('statisticsCards.profit')],
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
            tone="success"
            height={56}
            values={series.map((point) => point.value)}
            label={text('statisticsCards.profitCourse', {
              first: wholeMoney(series[0]?.value ?? 0),
              last: wholeMoney(series.at(-1)?.value ?? 0),
            })}
          />
        ),
      })}
    </PartCard>
  )
}
