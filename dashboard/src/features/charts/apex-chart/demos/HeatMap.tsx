import { HeatmapChart } from '@data1522/design-system/HeatmapChart'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useText } from '../../../../core/i18n/useText.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { lastMonths, MonthTool } from '../../shared/MonthTool.tsx'
import { type BusyHour, busyHoursOf } from '../data/busy-hours.ts'

/** When it is busy: orders by weekday and hour. */
export function HeatMap() {
  const text = useText()
  const { formatDate } = useIntl()
  const controls = useChartControls()
  const [month, setMonth] = useState(lastMonths()[0]!)
  const weekday = (index: number) =>
    formatDate(Date.UTC(2026, 0, 5 + index), { weekday: 'short', timeZone: 'UTC' })

  return (
    <>
      <ChartTools name={text('apexDemos.heatmap')} controls={controls}>
        <MonthTool name={text('apexDemos.heatmap')} value={month} onChange={setMonth} />
      </ChartTools>
      <HeatmapChart
        label={text('apexDemos.busyHours')}
        data={busyHoursOf(month)}
        category={({ hour }) => formatDate(Date.UTC(2026, 0, 5, hour), { hour: 'numeric', timeZone: 'UTC' })}
        categoryLabel={text('apexDemos.hour')}
        series={[0, 1, 2, 3, 4, 5, 6].map((index) => ({
          id: String(index),
          label: weekday(index),
          value: ({ orders }: BusyHour) => orders[index],
        }))}
        valueLabel={text('apexDemos.ordersAnHour')}
        maxValue={200}
        height={300}
        controls={controls}
      />
    </>
  )
}
