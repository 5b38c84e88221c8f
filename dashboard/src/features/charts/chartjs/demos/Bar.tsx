import { BarChart } from '@data1522/design-system/BarChart'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { shopDays } from '../data.ts'
import { DaysPicker } from '../DaysPicker.tsx'

/** Single amounts, day by day. */
export function Bar() {
  const text = useText()
  const controls = useChartControls()
  const [days, setDays] = useState({ start: '2026-11-02', end: '2026-11-21' })

  return (
    <>
      <ChartTools name={text('chartjsDemos.bar')} controls={controls}>
        <DaysPicker value={days} onChange={setDays} />
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
