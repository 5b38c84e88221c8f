import { LineChart } from '@data1522/design-system/LineChart'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { TimeBrush } from '@data1522/design-system/TimeBrush'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { useBrush } from '../../shared/useBrush.ts'
import { useMonthName } from '../../shared/useMonthName.ts'
import { parcelsByMonth } from '../data.ts'

/** A course over time, of a few things at once; the course below narrows the months. */
export function Line() {
  const text = useText()
  const controls = useChartControls()
  const [span, setSpan] = useState<'all' | 'last'>('all')
  const monthName = useMonthName()
  const months = parcelsByMonth()
  const { shown, brush, reset } = useBrush(span === 'all' ? months : months.slice(-5))

  const change = (next: typeof span) => {
    setSpan(next)
    reset()
  }

  return (
    <>
      <ChartTools name={text('chartjsDemos.line')} controls={controls} />
      <SegmentedControl
        label={text('chartjsDemos.months')}
        isLabelHidden
        size="small"
        value={span}
        onChange={change}
        options={[
          { id: 'all', label: text('chartjsDemos.allMonths') },
          { id: 'last', label: text('chartjsDemos.lastMonths') },
        ]}
      />
      <LineChart
        label={text('chartjsDemos.line')}
        hasDots
        data={shown}
        category={({ month }) => month}
        series={[
          { id: 'utrecht', label: text('chartjsDemos.utrecht'), value: ({ utrecht }) => utrecht },
          { id: 'lyon', label: text('chartjsDemos.lyon'), value: ({ lyon }) => lyon },
          { id: 'porto', label: text('chartjsDemos.porto'), value: ({ porto }) => porto },
        ]}
        controls={controls}
      />
      <TimeBrush
        label={text('chartjsDemos.shownMonths')}
        {...brush}
        category={({ month }) => month}
        value={({ utrecht, lyon, porto }) => utrecht + lyon + porto}
        formatCategory={monthName}
      />
    </>
  )
}
