import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatHex } from 'culori'
import { brandPlacement, place } from '../../design-system/src/theme/primary.ts'
import { primaryPresets } from '../../design-system/src/theme/primary-presets.ts'
import { colorAt, rampSteps, toneNames } from '../../design-system/src/theme/ramps.ts'
import { borderedColors, darkRoles, lightRoles, strongColors } from '../../design-system/src/theme/roles.ts'
import * as scales from '../../design-system/src/theme/scales.ts'
import { isEntry } from '../node/entry.mjs'
import { PACKAGE } from './exports.mjs'
import { cubicBezier, dimension, duration, shadow } from './css-values.mjs'

const round = (value) => Number(value.toFixed(4))
const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]))
/** A list as a record whose names count from 1, as the CSS variables do. */
const numbered = (list) => Object.fromEntries(list.map((item, at) => [at + 1, item]))
const group = ($type, record, change) => ({
  $type,
  ...mapValues(record, (value) => ({ $value: change(value) })),
})

/** A colour as a designer's tool reads it; primary colours are the brand's. */
function color(source) {
  const { l, c, h, alpha } = place(source, brandPlacement)
  return {
    colorSpace: 'oklch',
    components: [round(l), round(c), round((h + 360) % 360)],
    ...(alpha !== undefined && { alpha }),
    hex: formatHex({ mode: 'oklch', l, c, h }),
  }
}
const colors = (record) => group('color', record, color)

const theme = (scheme, roles) => ({
  color: colors(roles.color),
  tone: mapValues(roles.tone, colors),
  shadow: group('shadow', scales.shadows[scheme], shadow),
  chart: colors(numbered(scales.chartColors[scheme].map(([l, c, h]) => ({ l, c, h })))),
  heat: colors(numbered(scales.heatLightness[scheme].map((l) => colorAt('primary', l)))),
  bordered: { $description: 'What the bordered skin recolours.', color: colors(borderedColors[scheme]) },
  contrast: { $description: 'What “more contrast” strengthens.', color: colors(strongColors[scheme]) },
})

const px = (value) => ({ value, unit: 'px' })
const families = (list) => list.split(', ').map((family) => family.replaceAll('"', ''))
const hexColor = (hex) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((at) => round(Number.parseInt(hex.slice(at, at + 2), 16) / 255)),
  hex,
})

const typography = ({ size, line, tracking }) => ({
  fontFamily: '{font.body}',
  fontWeight: '{weight.regular}',
  fontSize: { value: size / 16, unit: 'rem' },
  lineHeight: round(line / size),
  letterSpacing: { value: round((tracking * size) / 16), unit: 'rem' },
})

/** Every token in the Design Tokens Community Group format, 2025.10. */
export const tokens = () => ({
  $description: 'Tokens of the DATA1522 design system. Generated from its source; do not edit.',
  primary: { $description: 'Primary colours to choose from.', ...group('color', primaryPresets, hexColor) },
  ramp: Object.fromEntries(
    toneNames.map((tone) => [
      tone,
      colors(Object.fromEntries(rampSteps.map((step) => [step, colorAt(tone, step / 100)]))),
    ]),
  ),
  light: theme('light', lightRoles),
  dark: theme('dark', darkRoles),
  density: mapValues(scales.densities, (sizes) => group('dimension', sizes, dimension)),
  space: group('dimension', Object.fromEntries(scales.spaceSteps.map((step) => [step, step])), px),
  radius: group('dimension', scales.radii, dimension),
  breakpoint: group('dimension', scales.breakpoints, px),
  font: group('fontFamily', scales.fontFamilies, families),
  weight: group('fontWeight', scales.weights, Number),
  text: group('typography', scales.textSizes, typography),
  duration: group('duration', scales.durations, duration),
  easing: group('cubicBezier', scales.easings, cubicBezier),
  layer: group('number', scales.layers, Number),
})

export function writeTokens(file = join(PACKAGE, 'dist/tokens.json')) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(tokens(), null, 2)}\n`)
}

if (isEntry(import.meta)) writeTokens()
