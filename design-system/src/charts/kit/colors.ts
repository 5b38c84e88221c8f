import '../../theme/chart-colors.css.ts'
import { chartVars, vars } from '../../tokens/contract.css.ts'
import type { ChartTone } from './types.ts'

type Step = keyof typeof chartVars.chart

/** The colour of a tone; without one, that of a place in the ramp of categories. */
export const colorOf = (tone: ChartTone | undefined, index: number): string => {
  if (typeof tone === 'string') return vars.tone[tone].base
  return chartVars.chart[String(tone ?? (index % 8) + 1) as unknown as Step]
}

/** The colour of a step of a heat map, from 1 to 7. */
export const heatOf = (level: number): string =>
  chartVars.heat[String(level) as unknown as keyof typeof chartVars.heat]
