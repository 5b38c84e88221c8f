import { LineChart } from '@data1522/design-system/LineChart'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { parcelsByMonth } from '../data.ts'

/** A course over time, of a few things at once. */
export function Line() {
  const text = useText()
  const controls = useChartControls()
  const [span, setSpan] = useState<'all' | 'last'>('all')
  const months = parcelsByMonth()

  return (
    <>
      <ChartTools name={text('chartjsDemos.line')} controls={controls} />
      <SegmentedControl
        label={text('chartjsDemos.months')}
        isLabelHidden
        size="small"
        value={span}
        onChange={setSpan}
        options={[
          { id: 'all', label: text('chartjsDemos.allMonths') },
          { id: 'last', label: text('chartjsDemos.lastMonths') },
        ]}
      />
      <LineChart
        label={text('chartjsDemos.line')}
        hasDots
        data={span === 'all' ? months : months.slice(-5)}
        category={({ month }) => month}
        series={[
          { id: 'utrecht', label: text('chartjsDemos.utrecht'), value: ({ utrecht }) => utrecht },
          { id: 'lyon', label: text('chartjsDemos.lyon'), value: ({ lyon }) => lyon },
          { id: 'porto', label: text('chartjsDemos.porto'), value: ({ porto }) => porto },
        ]}
        controls={controls}
      />
    </>
  )
}
