import { RadialBarChart } from '@data1522/design-system/RadialBarChart'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'

const goals = [
  { goal: 'answers', reached: 0.82 },
  { goal: 'reviews', reached: 0.68 },
  { goal: 'returns', reached: 0.51 },
  { goal: 'leads', reached: 0.37 },
] as const

const mean = goals.reduce((sum, { reached }) => sum + reached, 0) / goals.length

/** A few figures, each against a goal of its own. */
export function RadialBars() {
  const text = useText()
  const { percent } = useFormats()
  const controls = useChartControls()

  return (
    <>
      <ChartTools name={text('apexDemos.radial')} controls={controls} />
      <RadialBarChart
        label={text('apexDemos.goals')}
        data={goals}
        category={({ goal }) => text(`apexDemos.goal.${goal}`)}
        categoryLabel={text('apexDemos.aim')}
        value={({ reached }) => reached}
        valueLabel={text('apexDemos.reached')}
        maxValue={1}
        center={{ value: percent(Math.round(mean * 100) / 100), label: text('apexDemos.mean') }}
        formatValue={percent}
        legend="bottom"
        controls={controls}
      />
    </>
  )
}
