import { LineChart } from '@data1522/design-system/LineChart'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { parcels } from '../data.ts'

/** A course over time, of a few things at once. */
export function Line() {
  const text = useText()
  const controls = useChartControls()
  const [span, setSpan] = useState<'year' | 'summer'>('year')

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
          { id: 'year', label: text('chartjsDemos.thisYear') },
          { id: 'summer', label: text('chartjsDemos.lastMonths') },
        ]}
      />
      <LineChart
        label={text('chartjsDemos.line')}
        hasDots
        data={span === 'year' ? parcels : parcels.slice(-5)}
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
