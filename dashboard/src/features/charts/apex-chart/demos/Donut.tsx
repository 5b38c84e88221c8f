import { DonutChart } from '@data1522/design-system/DonutChart'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useShortMoney } from '../../../../entities/dashboard/useShortMoney.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { expenses, spent } from '../data/expenses.ts'

/** The parts of one whole. */
export function Donut() {
  const text = useText()
  const { wholeMoney } = useFormats()
  const shortMoney = useShortMoney()
  const controls = useChartControls()

  return (
    <>
      <ChartTools name={text('apexDemos.donut')} controls={controls} />
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
        height={220}
        controls={controls}
      />
    </>
  )
}
