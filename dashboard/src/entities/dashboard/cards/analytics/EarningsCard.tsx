import { useChartControls } from '@data1522/design-system/useChartControls'
import { useQuery } from '@tanstack/react-query'
import { FigureList } from '@data1522/design-system/FigureList'
import { IconCoin, IconWallet } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Stack } from '@data1522/design-system/Stack'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { analyticsQuery } from '../../queries.ts'
import { salesOfWeeks } from '../../sales-href.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useTrend } from '../../card/useTrend.ts'
import { EarningColumns } from './EarningColumns.tsx'

/** What the last eight weeks earned and cost. */
export function EarningsCard() {
  const text = useText()
  const chart = useChartControls()
  const { wholeMoney } = useFormats()
  const trend = useTrend()
  const query = useQuery(analyticsQuery('earnings', useDashboard().days))
  return (
    <PartCard
      query={query}
      chart={chart}
      seeAll={query.data && salesOfWeeks(query.data.part.weeks)}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.earning.value === 0 && part.expense.value === 0}
      table={({ part }) => [
        [text('dashboards.from'), text('dashboards.week.earning'), text('dashboards.week.expense')],
        ...part.weeks.map(({ date, earning, expense }) => [date, earning, expense]),
      ]}
    >
      {({ part: { weeks, earning, expense } }) => ({
        description: text('analyticsDashboard.lastWeeks', { count: weeks.length }),
        value: wholeMoney(earning.value),
        change: trend(earning.change),
        changeNote: text('analyticsDashboard.weeksBefore'),
        children: (
          <Stack gap={16}>
            <EarningColumns controls={chart} weeks={weeks} />
            <FigureList
              items={[
                {
                  id: 'earning',
                  title: text('dashboards.week.earning'),
                  start: <IconTile icon={IconCoin} tone="primary" size={34} />,
                  value: wholeMoney(earning.value),
                  change: trend(earning.change),
                },
                {
                  id: 'expense',
                  title: text('dashboards.week.expense'),
                  start: <IconTile icon={IconWallet} tone="warning" size={34} />,
                  value: wholeMoney(expense.value),
                  change: trend(expense.change, false),
                },
              ]}
            />
          </Stack>
        ),
      })}
    </PartCard>
  )
}
