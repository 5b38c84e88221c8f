import { createGlobalThemeContract } from '@vanilla-extract/css'
import { rampSteps } from './ramps.ts'
import { surfaceRoleNames, toneRoleNames } from './roles.ts'
import { densityTokenNames, fontFamilies, layers, radii, shadowNames, textSizes, weights } from './scales.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const variable = (_: string | null, path: string[]): string => `ds-${path.map(kebab).join('-')}`

/** A shape of empty leaves: which tokens there are, before any theme fills them. */
const keys = <K extends string | number>(names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<K, string>
const keysOf = <T extends object>(scale: T) => keys(Object.keys(scale) as (keyof T & string)[])
const perTone = <T>(shape: () => T) => ({
  neutral: shape(),
  primary: shape(),
  success: shape(),
  warning: shape(),
  danger: shape(),
  info: shape(),
})

const shape = {
  primary: keys(['hue', 'chroma']),
  hue: keys(['danger']),
  brand: keys(['from', 'to', 'art', 'onArt']),
  color: keys(surfaceRoleNames),
  tone: perTone(() => keys(toneRoleNames)),
  shadow: keys(shadowNames),
  density: keys(densityTokenNames),
  motion: keys(['fast', 'base', 'slow', 'easeOut', 'easeIn']),
  radius: keysOf(radii),
  font: keysOf(fontFamilies),
  text: keysOf(textSizes),
  tracking: keysOf(textSizes),
  caps: keys(['transform', 'tracking']),
  weight: keysOf(weights),
  layer: keysOf(layers),
}
const rampShape = { ramp: perTone(() => keys(rampSteps)) }
const chartShape = {
  chart: keys(['1', '2', '3', '4', '5', '6', '7', '8']),
  heat: keys(['1', '2', '3', '4', '5', '6', '7']),
}

/**
 * Every token as a CSS custom property, named `--ds-…` after its path: the names are public and stable.
 * Components read `vars`; themes fill them.
 */
export const vars = createGlobalThemeContract(shape, variable)

/** The raw ramps, for colour pages and illustrations; filled by the entry `ramps`. */
export const rampVars = createGlobalThemeContract(rampShape, variable).ramp

/** Colours of data: eight categories and a seven-step heat scale; filled by the entry `chart-colors`. */
export const chartVars = createGlobalThemeContract(chartShape, variable)
