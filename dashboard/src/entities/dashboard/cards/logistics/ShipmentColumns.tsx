import { ComboChart, type ComboChartProps } from '@data1522/design-system/ComboChart'
import type { ShipmentStatistics } from '@data1522/mocks/contract/dashboard-logistics'
import { useText } from '../../../../core/i18n/useText.ts'
import { startOf } from '../../period.ts'

type Point = ShipmentStatistics['series'][number]

interface ShipmentColumnsProps extends Pick<ComboChartProps<Point>, 'controls'> {
  series: ShipmentStatistics['series']
}

/** What was sent in each stretch of time, and how much of it arrived. */
export function ShipmentColumns({ series, controls }: ShipmentColumnsProps) {
  const text = useText()
  return (
    <ComboChart
      label={text('logisticsDashboard.shipments')}
      controls={controls}
      height={196}
      data={series}
      category={({ date }) => startOf(date)}
      categoryLabel={text('dashboards.from')}
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
