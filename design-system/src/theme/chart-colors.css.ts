import { colorCss } from './color-css.ts'
import { chartVars } from '../tokens/contract.css.ts'
import { colorAt } from '../tokens/ramps.ts'
import { chartColors, heatLightness } from '../tokens/scales.ts'
import { tokens } from './theme-rule.ts'

const selectors = {
  light: ':root, [data-theme="light"], [data-theme="wireframe"]',
  dark: '[data-theme="dark"]',
}

for (const scheme of ['light', 'dark'] as const) {
  const categories = chartColors[scheme].map(([l, c, h], index) => [
    chartVars.chart[`${index + 1}` as keyof typeof chartVars.chart],
    `oklch(${l} ${c} ${h})`,
  ])
  const heat = heatLightness[scheme].map((l, index) => [
    chartVars.heat[`${index + 1}` as keyof typeof chartVars.heat],
    colorCss(colorAt('primary', l)),
  ])
  tokens(selectors[scheme], Object.fromEntries([...categories, ...heat]), { scheme })
}
