import { DonutChart } from '@data1522/design-system/DonutChart'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useState } from 'react'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { today } from '../../../../entities/dashboard/period.ts'
import { useShortMoney } from '../../../../entities/dashboard/useShortMoney.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { DaysTool } from '../../shared/DaysTool.tsx'
import { expensesOf } from '../data/expenses.ts'

/** The parts of one whole. */
export function Donut() {
  const text = useText()
  const { wholeMoney } = useFormats()
  const shortMoney = useShortMoney()
  const controls = useChartControls()
  const [days, setDays] = useState({ start: `${today().slice(0, 4)}-01-01`, end: today() })
  const expenses = expensesOf(days)
  const spent = expenses.reduce((sum, { amount }) => sum + amount, 0)

  return (
    <>
      <ChartTools name={text('apexDemos.donut')} controls={controls}>
        <DaysTool name={text('apexDemos.donut')} value={days} onChange={setDays} />
      </ChartTools>
      <DonutChart
        label={text('apexDemos.expenses')}
        data={expenses}
        category={({ on }) => text(`apexDemos.on.${on}`)}
        categoryLabel={text('apexDemos.spentOn')}
        value={({ amount }) => amount}
        valueLabel={text('apexDemos.spent')}
        center={{ value: shortMoney(spent), label: text('apexDemos.spent') }}
        formatValue={wholeMoney}
        legend="bottom"
        height={340}
        controls={controls}
      />
    </>
  )
}
