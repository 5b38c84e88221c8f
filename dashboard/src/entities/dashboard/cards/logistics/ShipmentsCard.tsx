import { useChartControls } from '@data1522/design-system/useChartControls'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { logisticsQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useTrend } from '../../card/useTrend.ts'
import { ShipmentColumns } from './ShipmentColumns.tsx'
import { standoutOf } from './standout.ts'

/** How many parcels were sent, and how many arrived. */
export function ShipmentsCard() {
  const text = useText()
  const chart = useChartControls()
  const { number } = useFormats()
  const trend = useTrend()
  const { days, comparedWith } = useDashboard()
  const query = useQuery(logisticsQuery('shipments', days))
  return (
    <PartCard
      query={query}
      chart={chart}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.shipments.value === 0}
      table={({ part }) => [
        [text('dashboards.from'), text('logisticsDashboard.sent'), text('logisticsDashboard.delivered')],
        ...part.series.map(({ date, shipments, deliveries }) => [date, shipments, deliveries]),
      ]}
    >
      {({ part, view }) => ({
        description: text('logisticsDashboard.arrived', { count: part.deliveries.value }),
        value: number(part.shipments.value),
        change: trend(part.shipments.change),
        changeNote: comparedWith,
        children: (
          <ShipmentColumns
            controls={chart}
            series={part.series}
            standout={standoutOf(part.series, view.to)}
          />
        ),
      })}
    </PartCard>
  )
}
