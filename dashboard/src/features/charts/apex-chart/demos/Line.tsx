import { LineChart } from '@data1522/design-system/LineChart'
import { TimeBrush } from '@data1522/design-system/TimeBrush'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useState } from 'react'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { today } from '../../../../entities/dashboard/period.ts'
import { useShortMoney } from '../../../../entities/dashboard/useShortMoney.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { DaysTool } from '../../shared/DaysTool.tsx'
import { lastMonths } from '../../shared/MonthTool.tsx'
import { useBrush } from '../../shared/useBrush.ts'
import { useMonthName } from '../../shared/useMonthName.ts'
import { balanceOf } from '../data/balance.ts'

/** How many months show at first. */
const MONTHS = 9

/** The course of one figure; the course below narrows the months. */
export function Line() {
  const text = useText()
  const { wholeMoney } = useFormats()
  const shortMoney = useShortMoney()
  const controls = useChartControls()
  const monthName = useMonthName()
  const [days, setDays] = useState({ start: `${lastMonths()[MONTHS - 1]}-01`, end: today() })
  const { shown, brush, reset } = useBrush(balanceOf(days))

  const change = (next: typeof days) => {
    setDays(next)
    reset()
  }

  return (
    <>
      <ChartTools name={text('apexDemos.line')} controls={controls}>
        <DaysTool name={text('apexDemos.line')} value={days} onChange={change} />
      </ChartTools>
      <LineChart
        label={text('apexDemos.balance')}
        data={shown}
        category={({ month }) => month}
        categoryLabel={text('apexDemos.month')}
        series={[{ id: 'balance', label: text('apexDemos.balance'), value: ({ balance }) => balance }]}
        hasDots
        height={312}
        formatValue={wholeMoney}
        formatTick={shortMoney}
        controls={controls}
      />
      <TimeBrush
        label={text('apexDemos.shownMonths')}
        {...brush}
        category={({ month }) => month}
        value={({ balance }) => balance}
        formatCategory={monthName}
      />
    </>
  )
}
