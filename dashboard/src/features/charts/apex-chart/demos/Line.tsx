import { LineChart } from '@data1522/design-system/LineChart'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { today } from '../../../../entities/dashboard/period.ts'
import { useShortMoney } from '../../../../entities/dashboard/useShortMoney.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { balanceUpTo } from '../data/balance.ts'

/** The course of one figure. */
export function Line() {
  const text = useText()
  const { wholeMoney } = useFormats()
  const shortMoney = useShortMoney()
  const controls = useChartControls()

  return (
    <>
      <ChartTools name={text('apexDemos.line')} controls={controls} />
      <LineChart
        label={text('apexDemos.balance')}
        data={balanceUpTo(today())}
        category={({ month }) => month}
        categoryLabel={text('apexDemos.month')}
        series={[{ id: 'balance', label: text('apexDemos.balance'), value: ({ balance }) => balance }]}
        hasDots
        height={312}
        formatValue={wholeMoney}
        formatTick={shortMoney}
        controls={controls}
      />
    </>
  )
}
