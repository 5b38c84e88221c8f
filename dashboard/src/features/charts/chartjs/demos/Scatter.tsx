import { ScatterChart } from '@data1522/design-system/ScatterChart'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useState } from 'react'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { carriers, deliveries } from '../data.ts'

const counts = { week: 9, month: 26, quarter: 60 }

/** Whether two figures go together, and what falls out of line. */
export function Scatter() {
  const text = useText()
  const { number } = useFormats()
  const controls = useChartControls()
  const [span, setSpan] = useState<keyof typeof counts>('month')

  return (
    <>
      <ChartTools name={text('chartjsDemos.scatter')} controls={controls}>
        <SegmentedControl
          label={text('chartjsDemos.span')}
          isLabelHidden
          size="small"
          value={span}
          onChange={setSpan}
          options={[
            { id: 'week', label: text('chartjsDemos.week') },
            { id: 'month', label: text('chartjsDemos.month') },
            { id: 'quarter', label: text('chartjsDemos.quarter') },
          ]}
        />
      </ChartTools>
      <ScatterChart
        label={text('chartjsDemos.scatter')}
        isZeroBased
        series={carriers.map((carrier) => ({
          id: carrier.id,
          label: carrier.name,
          data: deliveries(carrier, counts[span]),
        }))}
        x={({ distance }) => distance}
        xLabel={text('chartjsDemos.distance')}
        formatX={(km) => number(km, { style: 'unit', unit: 'kilometer' })}
        y={({ hours }) => hours}
        yLabel={text('chartjsDemos.duration')}
        formatY={(hours) => number(hours, { style: 'unit', unit: 'hour', unitDisplay: 'narrow' })}
        controls={controls}
      />
    </>
  )
}
