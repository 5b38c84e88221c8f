import { BarChart } from '@data1522/design-system/BarChart'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { countries } from '../data.ts'

/** Bars on their side leave names the room they need. */
export function HorizontalBar() {
  const text = useText()
  const formats = useFormats()
  const { formatNumber } = useIntl()
  const controls = useChartControls()
  const [figures, setFigures] = useState<'revenue' | 'orders'>('revenue')
  const shortMoney = (amount: number) =>
    formatNumber(amount, { ...formats.moneyStyle, notation: 'compact', maximumFractionDigits: 0 })

  return (
    <>
      <ChartTools name={text('chartjsDemos.horizontalBar')} controls={controls} />
      <SegmentedControl
        label={text('chartjsDemos.figures')}
        isLabelHidden
        size="small"
        value={figures}
        onChange={setFigures}
        options={[
          { id: 'revenue', label: text('chartjsDemos.revenue') },
          { id: 'orders', label: text('chartjsDemos.orders') },
        ]}
      />
      <BarChart
        label={text('chartjsDemos.horizontalBar')}
        isHorizontal
        height={400}
        data={countries}
        category={({ country }) => formats.country(country)}
        series={[
          { id: 'now', label: text('chartjsDemos.thisYear'), value: (sold) => sold[figures][0] },
          {
            id: 'before',
            label: text('chartjsDemos.yearBefore'),
            value: (sold) => sold[figures][1],
            variant: 'dash',
            tone: 'neutral',
          },
        ]}
        formatValue={figures === 'revenue' ? formats.wholeMoney : undefined}
        formatTick={figures === 'revenue' ? shortMoney : undefined}
        controls={controls}
      />
    </>
  )
}
