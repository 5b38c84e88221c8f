import { BarChart, type BarChartProps } from '@data1522/design-system/BarChart'
import type { RevenueYear } from '@data1522/mocks/contract/dashboard-ecommerce'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { salesOfMonths } from '../../sales-href.ts'
import { useShortMoney } from '../../useShortMoney.ts'

type Month = RevenueYear['months'][number]

interface RevenueColumnsProps extends Pick<BarChartProps<Month>, 'controls'> {
  shown: RevenueYear
  /** The year before, whose earnings lie across the columns. */
  before: RevenueYear | undefined
}

/** What each month of a year earned and cost, beside what it earned the year before; each leads to its orders. */
export function RevenueColumns({ shown, before, controls }: RevenueColumnsProps) {
  const text = useText()
  const { formatDate } = useIntl()
  const { wholeMoney } = useFormats()
  const shortMoney = useShortMoney()
  const navigate = useNavigate()
  const earnedBefore = ({ month }: Month) =>
    before?.months.find((one) => one.month.slice(-2) === month.slice(-2))?.earning ?? null
  const year = formatDate(new Date(Date.UTC(shown.year - 1, 6)), { year: 'numeric', timeZone: 'UTC' })
  return (
    <BarChart
      label={text('ecommerceDashboard.revenueReport')}
      controls={controls}
      height={352}
      isStacked
      barSize={16}
      data={shown.months}
      category={({ month }) => formatDate(`${month}-01`, { month: 'short', timeZone: 'UTC' })}
      categoryLabel={text('ecommerceDashboard.month')}
      series={[
        {
          id: 'earning',
          label: text('ecommerceDashboard.earnings'),
          value: ({ earning }) => earning,
          tone: 1,
        },
        {
          id: 'expense',
          label: text('ecommerceDashboard.expenses'),
          value: ({ expense }) => -expense,
          tone: 2,
        },
        ...(before
          ? [
              {
                id: 'before',
                label: text('ecommerceDashboard.earningsOf', { year }),
                value: earnedBefore,
                variant: 'dash' as const,
                tone: 'neutral' as const,
              },
            ]
          : []),
      ]}
      net={{ label: text('ecommerceDashboard.net'), value: ({ earning, expense }) => earning - expense }}
      formatValue={wholeMoney}
      formatTick={shortMoney}
      onSelect={({ datum }) => void navigate(salesOfMonths([datum]))}
    />
  )
}
