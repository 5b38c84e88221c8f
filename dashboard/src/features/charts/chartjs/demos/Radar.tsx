import { RadarChart } from '@data1522/design-system/RadarChart'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { judgements } from '../data.ts'

/** Where one is strong and another is weak. */
export function Radar() {
  const text = useText()
  const controls = useChartControls()
  const [judges, setJudges] = useState<'customers' | 'experts'>('customers')

  return (
    <>
      <ChartTools name={text('chartjsDemos.radar')} controls={controls} />
      <SegmentedControl
        label={text('chartjsDemos.judges')}
        isLabelHidden
        size="small"
        value={judges}
        onChange={setJudges}
        options={[
          { id: 'customers', label: text('chartjsDemos.customers') },
          { id: 'experts', label: text('chartjsDemos.experts') },
        ]}
      />
      <RadarChart
        label={text('chartjsDemos.radar')}
        height={310}
        maxValue={100}
        data={judgements(judges)}
        category={({ quality }) => text(`chartjsDemos.${quality}`)}
        series={[
          { id: 'mini', label: 'Pebble Mini', value: ({ mini }) => mini },
          { id: 'grand', label: 'Pebble Grand', value: ({ grand }) => grand },
        ]}
        controls={controls}
      />
    </>
  )
}
