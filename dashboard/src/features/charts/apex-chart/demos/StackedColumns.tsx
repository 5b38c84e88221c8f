import { BarChart } from '@data1522/design-system/BarChart'
import { TimeBrush } from '@data1522/design-system/TimeBrush'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'
import { lastDays } from '../../../../entities/dashboard/period.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { DaysTool } from '../../shared/DaysTool.tsx'
import { useBrush } from '../../shared/useBrush.ts'
import { channelsOf } from '../data/channels.ts'

/** What each day's orders were made of, told apart by pattern as well; the course below narrows the days. */
export function StackedColumns() {
  const text = useText()
  const controls = useChartControls()
  const [days, setDays] = useState(lastDays(7))
  const { shown, brush, reset } = useBrush(channelsOf(days))

  const change = (next: typeof days) => {
    setDays(next)
    reset()
  }

  return (
    <>
      <ChartTools name={text('apexDemos.stacked')} controls={controls}>
        <DaysTool name={text('apexDemos.stacked')} value={days} onChange={change} />
      </ChartTools>
      <BarChart
        label={text('apexDemos.ordersByChannel')}
        data={shown}
        category={({ day }) => day}
        categoryLabel={text('apexDemos.day')}
        series={[
          { id: 'web', label: text('apexDemos.web'), value: ({ web }) => web },
          { id: 'shop', label: text('apexDemos.shop'), value: ({ shop }) => shop },
          { id: 'phone', label: text('apexDemos.phone'), value: ({ phone }) => phone },
        ]}
        net={{ label: text('apexDemos.allOrders'), value: ({ web, shop, phone }) => web + shop + phone }}
        isStacked
        hasPatterns
        barSize={28}
        height={260}
        controls={controls}
      />
      <TimeBrush
        label={text('apexDemos.shownDays')}
        {...brush}
        category={({ day }) => day}
        value={({ web, shop, phone }) => web + shop + phone}
      />
    </>
  )
}
