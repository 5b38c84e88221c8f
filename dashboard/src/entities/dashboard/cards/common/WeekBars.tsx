import { BarChart, type BarChartProps } from '@data1522/design-system/BarChart'
import type { SalesWeek } from '@data1522/mocks/contract/dashboards'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { salesOfDay } from '../../sales-href.ts'

type Day = SalesWeek['days'][number]

interface WeekBarsProps extends Pick<BarChartProps<Day>, 'controls'> {
  days: SalesWeek['days']
  /** The date that stands out, if one does. */
  best: string | undefined
  /** In px. @default 166 */
  height?: number
}

/** What each day of the week earned; each leads to its orders. */
export function WeekBars({ days, best, height = 166, controls }: WeekBarsProps) {
  const text = useText()
  const { formatDate } = useIntl()
  const { wholeMoney } = useFormats()
  const navigate = useNavigate()
  return (
    <BarChart
      label={text('dashboards.week.course')}
      controls={controls}
      height={height}
      legend="none"
      hasValueAxis={false}
      data={days}
      category={({ date }) => formatDate(date, { weekday: 'short', timeZone: 'UTC' })}
      categoryLabel={text('dashboards.week.day')}
      series={[
        {
          id: 'earning',
          label: text('dashboards.week.earning'),
          value: ({ earning }) => earning,
          tone: 'primary',
        },
      ]}
      isEmphasised={({ date }) => date === best}
      barSize={48}
      maxValue={Math.max(...days.map(({ earning }) => earning), 1)}
      formatValue={wholeMoney}
      onSelect={({ datum }) => void navigate(salesOfDay(datum.date))}
    />
  )
}
