import { BarChart } from '@data1522/design-system/BarChart'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { crmQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useTrend } from '../../card/useTrend.ts'
import { salesOfDay, salesOfDays } from '../../sales-href.ts'

interface WeekOrdersCardProps {
  /** Of its columns, in px. @default 104 */
  height?: number
}

/** How many orders the last seven days brought; each day leads to its orders. */
export function WeekOrdersCard({ height = 104 }: WeekOrdersCardProps) {
  const text = useText()
  const chart = useChartControls()
  const navigate = useNavigate()
  const { formatDate } = useIntl()
  const { number } = useFormats()
  const trend = useTrend()
  const query = useQuery(crmQuery('week', useDashboard().days))
  return (
    <PartCard
      query={query}
      chart={chart}
      seeAll={query.data && salesOfDays(query.data.part.days)}
      asOf={({ view }) => view.asOf}
      table={({ part }) => [
        [text('dashboards.from'), text('dashboards.week.orders')],
        ...part.days.map(({ date, orders }) => [date, orders]),
      ]}
    >
      {({ part: { days, orders } }) => ({
        description: text('crmDashboard.lastWeek'),
        value: number(orders.value),
        change: trend(orders.change),
        changeNote: text('dashboards.week.before'),
        children: (
          <BarChart
            controls={chart}
            height={height}
            legend="none"
            hasValueAxis={false}
            hasTracks
            barSize={8}
            data={days}
            category={({ date }) => formatDate(date, { weekday: 'narrow', timeZone: 'UTC' })}
            series={[
              {
                id: 'orders',
                label: text('dashboards.week.orders'),
                value: (day) => day.orders,
                tone: 'primary',
              },
            ]}
            label={text('crmDashboard.ordersCourse')}
            onSelect={({ datum }) => void navigate(salesOfDay(datum.date))}
          />
        ),
      })}
    </PartCard>
  )
}
