import { BarChart } from '@data1522/design-system/BarChart'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useShortMoney } from '../../../../entities/dashboard/useShortMoney.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { countries } from '../data/countries.ts'

/** Amounts to compare, with names of any length before them. */
export function HorizontalBars() {
  const text = useText()
  const { country: nameOf, wholeMoney } = useFormats()
  const shortMoney = useShortMoney()
  const controls = useChartControls()

  return (
    <>
      <ChartTools name={text('apexDemos.horizontal')} controls={controls} />
      <BarChart
        label={text('apexDemos.revenueByCountry')}
        data={countries}
        category={({ country }) => nameOf(country)}
        categoryLabel={text('apexDemos.country')}
        series={[{ id: 'revenue', label: text('apexDemos.revenue'), value: ({ revenue }) => revenue }]}
        isHorizontal
        isEmphasised={({ country }) => country === 'United States'}
        hasBarLabels
        barSize={28}
        height={440}
        formatValue={wholeMoney}
        formatTick={shortMoney}
        controls={controls}
      />
    </>
  )
}
