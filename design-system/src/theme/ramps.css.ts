import { colorCss } from './color-css.ts'
import { rampVars } from '../tokens/contract.css.ts'
import { colorAt, rampSteps, toneNames } from '../tokens/ramps.ts'
import { tokens } from './theme-rule.ts'

tokens(
  ':root',
  Object.fromEntries(
    toneNames.flatMap((tone) =>
      rampSteps.map((step) => [rampVars[tone][step], colorCss(colorAt(tone, step / 100))]),
    ),
  ),
)
