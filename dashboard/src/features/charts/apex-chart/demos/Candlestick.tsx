import { CandlestickChart } from '@data1522/design-system/CandlestickChart'
import { TimeBrush } from '@data1522/design-system/TimeBrush'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useState } from 'react'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { lastDays } from '../../../../entities/dashboard/period.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { DaysTool } from '../../shared/DaysTool.tsx'
import { useBrush } from '../../shared/useBrush.ts'
import { pricesOf } from '../data/share-price.ts'

/** The price of a share, day by day: hollow where it rose, full where it fell. The course below narrows the days. */
export function Candlestick() {
  const text = useText()
  const { money, wholeMoney } = useFormats()
  const controls = useChartControls()
  const [days, setDays] = useState(lastDays(58))
  const { shown, brush, reset } = useBrush(pricesOf(days))

  const change = (next: typeof days) => {
    setDays(next)
    reset()
  }

  return (
    <>
      <ChartTools name={text('apexDemos.candlestick')} controls={controls}>
        <DaysTool name={text('apexDemos.candlestick')} value={days} onChange={change} />
      </ChartTools>
      <CandlestickChart
        label={text('apexDemos.sharePrice')}
        data={shown}
        category={({ day }) => day}
        categoryLabel={text('apexDemos.day')}
        open={({ open }) => open}
        high={({ high }) => high}
        low={({ low }) => low}
        close={({ close }) => close}
        volume={({ volume }) => volume}
        formatValue={(price) => money(price)}
        formatTick={wholeMoney}
        emptyText={text('apexDemos.noTrading')}
        controls={controls}
      />
      <TimeBrush
        label={text('apexDemos.shownDays')}
        {...brush}
        category={({ day }) => day}
        value={({ close }) => close}
      />
    </>
  )
}
