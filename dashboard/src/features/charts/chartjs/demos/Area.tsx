import { AreaChart } from '@data1522/design-system/AreaChart'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'
import { lastDays } from '../../../../entities/dashboard/period.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { DaysTool } from '../../shared/DaysTool.tsx'
import { shopDays } from '../data.ts'

/** The parts of a whole over time. */
export function Area() {
  const text = useText()
  const controls = useChartControls()
  const [days, setDays] = useState(lastDays(28))

  return (
    <>
      <ChartTools name={text('chartjsDemos.area')} controls={controls}>
        <DaysTool name={text('chartjsDemos.area')} value={days} onChange={setDays} />
      </ChartTools>
      <AreaChart
        label={text('chartjsDemos.visits')}
        isStacked
        data={shopDays(days)}
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
    </>
  )
}
