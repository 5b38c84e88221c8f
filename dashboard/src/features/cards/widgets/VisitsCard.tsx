import { BarChart } from '@data1522/design-system/BarChart'
import { useChartControls } from '@data1522/design-system/useChartControls'
import type { VisitWeek } from '@data1522/mocks/contract/dashboard-analytics'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useDashboard } from '../../../entities/dashboard/card/card.ts'
import { PartCard } from '../../../entities/dashboard/card/PartCard.tsx'
import { useTrend } from '../../../entities/dashboard/card/useTrend.ts'
import { analyticsQuery } from '../../../entities/dashboard/queries.ts'

const busiest = (days: VisitWeek['days']) =>
  days.reduce((best, one) => (one.visits > best.visits ? one : best), days[0]!)

/** How many came to the website on each of the last seven days; the busiest stands out. */
export function VisitsCard() {
  const text = useText()
  const chart = useChartControls()
  const { formatDate } = useIntl()
  const { number } = useFormats()
  const trend = useTrend()
  const query = useQuery(analyticsQuery('visitWeek', useDashboard().days))
  const weekday = (date: string, length: 'short' | 'long') =>
    formatDate(date, { weekday: length, timeZone: 'UTC' })
  return (
    <PartCard
      query={query}
      chart={chart}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.visits.value === 0}
      table={({ part }) => [
        [text('dashboards.from'), text('analyticsDashboard.visits')],
        ...part.days.map(({ date, visits }) => [date, visits]),
      ]}
    >
      {({ part: { days, visits } }) => ({
        description: text('widgetCards.busiest', { day: weekday(busiest(days).date, 'long') }),
        value: number(visits.value),
        change: trend(visits.change),
        changeNote: text('dashboards.week.before'),
        children: (
          <BarChart
            label={text('widgetCards.visits')}
            controls={chart}
            height={264}
            legend="none"
            isHorizontal
            barSize={16}
            data={days}
            category={({ date }) => weekday(date, 'short')}
            categoryLabel={text('dashboards.week.day')}
            series={[
              {
                id: 'visits',
                label: text('analyticsDashboard.visits'),
                value: (day) => day.visits,
                tone: 'primary',
              },
            ]}
            isEmphasised={({ date }) => date === busiest(days).date}
          />
        ),
      })}
    </PartCard>
  )
}
