import { ComboChart, type ComboChartProps } from '@data1522/design-system/ComboChart'
import type { ShipmentStatistics } from '@data1522/mocks/contract/dashboard-logistics'
import { useText } from '../../../../core/i18n/useText.ts'
import { startOf } from '../../period.ts'

type Point = ShipmentStatistics['series'][number]

interface ShipmentColumnsProps extends Pick<ComboChartProps<Point>, 'controls'> {
  series: ShipmentStatistics['series']
  /** The first day of the stretch that stands out. */
  standout: string | undefined
}

/** What was sent in each stretch of time, and how much of it arrived. */
export function ShipmentColumns({ series, standout, controls }: ShipmentColumnsProps) {
  const text = useText()
  return (
    <ComboChart
      label={text('logisticsDashboard.shipments')}
      controls={controls}
      height={196}
      data={series}
      category={({ date }) => startOf(date)}
      categoryLabel={text('dashboards.from')}
      isEmphasised={({ date }) => date === standout}
      series={[
        {
          id: 'sent',
          label: text('logisticsDashboard.sent'),
          value: ({ shipments }) => shipments,
          variant: 'bar',
          tone: 1,
        },
        {
          id: 'delivered',
          label: text('logisticsDashboard.delivered'),
          value: ({ deliveries }) => deliveries,
          variant: 'line',
          tone: 2,
        },
      ]}
    />
  )
}
