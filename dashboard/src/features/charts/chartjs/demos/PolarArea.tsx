import { PolarAreaChart } from '@data1522/design-system/PolarAreaChart'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useText } from '../../../../core/i18n/useText.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { weekdays } from '../data.ts'

/** Amounts that go round in a circle. */
export function PolarArea() {
  const text = useText()
  const { formatDate } = useIntl()
  const controls = useChartControls()
  const [figures, setFigures] = useState<'orders' | 'returns'>('orders')

  return (
    <>
      <ChartTools name={text('chartjsDemos.polarArea')} controls={controls} />
      <SegmentedControl
        label={text('chartjsDemos.figures')}
        isLabelHidden
        size="small"
        value={figures}
        onChange={setFigures}
        options={[
          { id: 'orders', label: text('chartjsDemos.orders') },
          { id: 'returns', label: text('chartjsDemos.returns') },
        ]}
      />
      <PolarAreaChart
        label={text(`chartjsDemos.${figures}`)}
        height={224}
        legend="bottom"
        data={weekdays}
        category={({ date }) => formatDate(date, { weekday: 'long' })}
        value={(day) => day[figures]}
        valueLabel={text(`chartjsDemos.${figures}`)}
        controls={controls}
      />
    </>
  )
}
