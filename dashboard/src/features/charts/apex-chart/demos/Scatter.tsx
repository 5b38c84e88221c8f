import { ScatterChart } from '@data1522/design-system/ScatterChart'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useState } from 'react'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { groupsOf, type Summing } from '../data/customer-groups.ts'

/** Whether two figures go together, told apart by shape as well. */
export function Scatter() {
  const text = useText()
  const { wholeMoney, percent } = useFormats()
  const controls = useChartControls()
  const [summing, setSumming] = useState<Summing>('monthly')

  return (
    <>
      <ChartTools name={text('apexDemos.scatter')} controls={controls}>
        <SegmentedControl
          label={text('apexDemos.summing')}
          isLabelHidden
          size="small"
          options={[
            { id: 'daily', label: text('apexDemos.daily') },
            { id: 'monthly', label: text('apexDemos.monthly') },
            { id: 'yearly', label: text('apexDemos.yearly') },
          ]}
          value={summing}
          onChange={setSumming}
        />
      </ChartTools>
      <ScatterChart
        label={text('apexDemos.customerGroups')}
        series={[
          { id: 'small', label: text('apexDemos.smallShops'), data: groupsOf('small', summing) },
          { id: 'chains', label: text('apexDemos.chains'), data: groupsOf('chains', summing) },
          {
            id: 'marketplaces',
            label: text('apexDemos.marketplaces'),
            data: groupsOf('marketplaces', summing),
          },
        ]}
        x={({ orderValue }) => orderValue}
        xLabel={text('apexDemos.orderValue')}
        y={({ returning }) => returning}
        yLabel={text('apexDemos.returning')}
        formatX={wholeMoney}
        formatY={percent}
        isZeroBased
        controls={controls}
      />
    </>
  )
}
