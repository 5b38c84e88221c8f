import { AreaChart } from '@data1522/design-system/AreaChart'
import { TimeBrush } from '@data1522/design-system/TimeBrush'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'
import { lastDays } from '../../../../entities/dashboard/period.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { DaysTool } from '../../shared/DaysTool.tsx'
import { useBrush } from '../../shared/useBrush.ts'
import { shopDays } from '../data.ts'

/** The parts of a whole over time; the course below narrows the days. */
export function Area() {
  const text = useText()
  const controls = useChartControls()
  const [days, setDays] = useState(lastDays(28))
  const { shown, brush, reset } = useBrush(shopDays(days))

  const change = (next: typeof days) => {
    setDays(next)
    reset()
  }

  return (
    <>
      <ChartTools name={text('chartjsDemos.area')} controls={controls}>
        <DaysTool name={text('chartjsDemos.area')} value={days} onChange={change} />
      </ChartTools>
      <AreaChart
        label={text('chartjsDemos.visits')}
        isStacked
        data={shown}
        category={({ date }) => date}
        series={[
          { id: 'phone', label: text('chartjsDemos.phone'), value: ({ phone }) => phone },
          { id: 'computer', label: text('chartjsDemos.computer'), value: ({ computer }) => computer },
          { id: 'tablet', label: text('chartjsDemos.tablet'), value: ({ tablet }) => tablet },
        ]}
        net={{
          label: text('chartjsDemos.visits'),
          value: ({ phone, computer, tablet }) => phone + computer + tablet,
        }}
        controls={controls}
      />
      <TimeBrush
        label={text('chartjsDemos.shownDays')}
        {...brush}
        category={({ date }) => date}
        value={({ phone, computer, tablet }) => phone + computer + tablet}
      />
    </>
  )
}
