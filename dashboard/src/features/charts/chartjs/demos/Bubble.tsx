import { BubbleChart } from '@data1522/design-system/BubbleChart'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useState } from 'react'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { goodsOf } from '../data.ts'

const departments = ['electronics', 'fashion', 'home'] as const

/** Three figures of each thing at once. */
export function Bubble() {
  const text = useText()
  const formats = useFormats()
  const controls = useChartControls()
  const [quarter, setQuarter] = useState('2')

  return (
    <>
      <ChartTools name={text('chartjsDemos.bubble')} controls={controls}>
        <SegmentedControl
          label={text('chartjsDemos.quarter')}
          isLabelHidden
          size="small"
          value={quarter}
          onChange={setQuarter}
          options={[
            { id: '0', label: text('chartjsDemos.quarter1') },
            { id: '1', label: text('chartjsDemos.quarter2') },
            { id: '2', label: text('chartjsDemos.quarter3') },
          ]}
        />
      </ChartTools>
      <BubbleChart
        label={text('chartjsDemos.bubble')}
        series={departments.map((id) => ({
          id,
          label: text(`chartjsDemos.${id}`),
          data: goodsOf(id, Number(quarter)),
        }))}
        name={({ kind }) => text(`chartjsDemos.${kind}`)}
        x={({ price }) => price}
        xLabel={text('chartjsDemos.averagePrice')}
        formatX={formats.wholeMoney}
        y={({ profit }) => profit}
        yLabel={text('chartjsDemos.profit')}
        formatY={formats.percent}
        size={({ revenue }) => revenue}
        sizeLabel={text('chartjsDemos.revenue')}
        formatSize={formats.wholeMoney}
        controls={controls}
      />
    </>
  )
}
