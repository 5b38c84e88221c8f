import { BarChart, type BarChartProps } from '@data1522/design-system/BarChart'
import type { EarningWeeks } from '@data1522/mocks/contract/dashboard-analytics'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { salesOfWeeks } from '../../sales-href.ts'
import { useShortMoney } from '../../useShortMoney.ts'

type Week = EarningWeeks['weeks'][number]

interface EarningColumnsProps extends Pick<BarChartProps<Week>, 'controls'> {
  weeks: EarningWeeks['weeks']
}

/** What each week earned, and below it what it cost; each leads to its orders. */
export function EarningColumns({ weeks, controls }: EarningColumnsProps) {
  const text = useText()
  const { formatDate } = useIntl()
  const { wholeMoney } = useFormats()
  const shortMoney = useShortMoney()
  const navigate = useNavigate()
  return (
    <BarChart
      label={text('analyticsDashboard.earnings')}
      controls={controls}
      height={170}
      legend="none"
      isStacked
      barSize={14}
      data={weeks}
      category={({ date }) => formatDate(date, { day: 'numeric', month: 'short', timeZone: 'UTC' })}
      categoryLabel={text('analyticsDashboard.weekFrom')}
      series={[
        { id: 'earning', label: text('dashboards.week.earning'), value: ({ earning }) => earning, tone: 1 },
        { id: 'expense', label: text('dashboards.week.expense'), value: ({ expense }) => -expense, tone: 2 },
      ]}
      formatValue={wholeMoney}
      formatTick={shortMoney}
      onSelect={({ datum }) => void navigate(salesOfWeeks([datum]))}
    />
  )
}
