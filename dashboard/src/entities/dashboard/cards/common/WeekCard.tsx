import { Divider } from '@data1522/design-system/Divider'
import { Grid } from '@data1522/design-system/Grid'
import { Meter } from '@data1522/design-system/Meter'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { SalesWeek } from '@data1522/mocks/contract/dashboards'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { analyticsQuery, ecommerceQuery, type LoadedPart } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useTrend } from '../../card/useTrend.ts'
import { salesOfDays } from '../../sales-href.ts'
import { bestDay } from './best-day.ts'
import { WeekBars } from './WeekBars.tsx'

const figures = [
  ['earning', 'primary'],
  ['profit', 'success'],
  ['expense', 'warning'],
] as const

/** The earnings of the last week, of the shop's dashboard. */
export const EcommerceWeekCard = () => (
  <WeekCard query={useQuery(ecommerceQuery('week', useDashboard().days))} />
)

/** The same, of the dashboard of the website. */
export const AnalyticsWeekCard = () => (
  <WeekCard query={useQuery(analyticsQuery('week', useDashboard().days))} />
)

/** What the last seven days earned day by day, and how far that is from what was planned. */
function WeekCard({ query }: { query: UseQueryResult<LoadedPart<SalesWeek>> }) {
  const text = useText()
  const chart = useChartControls()
  const { formatDate, formatDateTimeRange } = useIntl()
  const { wholeMoney, percent } = useFormats()
  const trend = useTrend()
  const weekday = (date: string) => formatDate(date, { weekday: 'long', timeZone: 'UTC' })
  const rangeOf = (days: SalesWeek['days']) =>
    formatDateTimeRange(new Date(days[0]!.date), new Date(days.at(-1)!.date), {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    })
  const describe = (days: SalesWeek['days']) => {
    const best = bestDay(days)
    if (!best) return rangeOf(days)
    return text('dashboards.week.best', { days: rangeOf(days), day: weekday(best) })
  }
  return (
    <PartCard
      query={query}
      chart={chart}
      seeAll={query.data && salesOfDays(query.data.part.days)}
      asOf={({ view }) => view.asOf}
      table={({ part }) => [
        [
          text('dashboards.from'),
          text('dashboards.week.orders'),
          ...figures.map(([id]) => text(`dashboards.week.${id}`)),
        ],
        ...part.days.map((day) => [day.date, day.orders, day.earning, day.profit, day.expense]),
      ]}
    >
      {({ part }) => ({
        description: describe(part.days),
        value: wholeMoney(part.earning.value),
        change: trend(part.earning.change),
        changeNote: text('dashboards.week.before'),
        children: (
          <Stack gap={16}>
            <WeekBars controls={chart} days={part.days} best={bestDay(part.days)} />
            <Divider />
            <Grid columns={3} gap={16}>
              {figures.map(([id, tone]) => {
                const { value, goal } = part[id]
                const share = goal > 0 ? Math.min(Math.max(value / goal, 0), 1) : 0
                return (
                  <Stack key={id} gap={4}>
                    <Text size="sm" ink="subtle">
                      {text(`dashboards.week.${id}`)}
                    </Text>
                    <Text weight="semibold" isNumeric>
                      {wholeMoney(value)}
                    </Text>
                    <Meter
                      label={text('dashboards.week.ofGoal', { what: text(`dashboards.week.${id}`) })}
                      value={share * 100}
                      valueText={goal > 0 ? percent(value / goal) : undefined}
                      tone={tone}
                      size="small"
                      isBare
                    />
                  </Stack>
                )
              })}
            </Grid>
          </Stack>
        ),
      })}
    </PartCard>
  )
}
