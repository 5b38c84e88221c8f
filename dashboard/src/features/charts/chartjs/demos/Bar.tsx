import { BarChart } from '@data1522/design-system/BarChart'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'
import { lastDays } from '../../../../entities/dashboard/period.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { DaysTool } from '../../shared/DaysTool.tsx'
import { shopDays } from '../data.ts'

/** Single amounts, day by day. */
export function Bar() {
  const text = useText()
  const controls = useChartControls()
  const [days, setDays] = useState(lastDays(20))

  return (
    <>
      <ChartTools name={text('chartjsDemos.bar')} controls={controls}>
        <DaysTool name={text('chartjsDemos.bar')} value={days} onChange={setDays} />
      </ChartTools>
      <BarChart
        label={text('chartjsDemos.orders')}
        data={shopDays(days)}
        category={({ date }) => date}
        series={[{ id: 'orders', label: text('chartjsDemos.orders'), value: ({ orders }) => orders }]}
        controls={controls}
      />
    </>
  )
}
