import { formatHex } from 'culori'
import { type CustomTheme, defaultTheme } from '../../design-system/src/theme/custom-theme.ts'
import { place, type PrimaryPlacement } from '../../design-system/src/theme/primary.ts'
import { primaryPresets } from '../../design-system/src/theme/primary-presets.ts'
import { type Color, colorAt, rampSteps, toneNames } from '../../design-system/src/tokens/ramps.ts'
import * as scales from '../../design-system/src/tokens/scales.ts'
import type { Scheme } from '../../design-system/src/theme/selectors.ts'
import {
  themedBordered,
  themedColorAt,
  themedPlacement,
  themedRoles,
  themedShadows,
  themedStrong,
} from '../../design-system/src/theme/themed-roles.ts'
import { themedFont, themedRadii } from '../../design-system/src/theme/themed-scales.ts'
import { cubicBezier, dimension, duration, shadow } from './css-values.ts'

export interface TokenColor {
  colorSpace: string
  components: number[]
  alpha?: number
  hex: string
}
export interface Leaf<V = unknown> {
  $value: V
}
/** Tokens of one type, by name. */
export type Group<V = unknown> = { readonly [name: string]: Leaf<V> } & { $type: string }
type Colors = Group<TokenColor>

const round = (value: number) => Number(value.toFixed(4))
const mapValues = <T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
/** A list as a record whose names count from 1, as the CSS variables do. */
const numbered = <T>(list: readonly T[]) => Object.fromEntries(list.map((item, at) => [at + 1, item]))
const group = <T, U>($type: string, record: Readonly<Record<string, T>>, change: (value: T) => U) =>
  ({ $type, ...mapValues(record, (value) => ({ $value: change(value) })) }) as Group<U>

/** A colour as a designer's tool reads it, those of the primary scale in the theme's own primary colour. */
const colorOf =
  (placement: PrimaryPlacement) =>
  (source: Color): TokenColor => {
    const { l, c, h, alpha } = place(source, placement)
    return {
      colorSpace: 'oklch',
      components: [round(l), round(c), round((h + 360) % 360)],
      ...(alpha !== undefined && { alpha }),
      hex: formatHex({ mode: 'oklch', l, c, h }),
    }
  }

const px = (value: number) => ({ value, unit: 'px' })
const families = (list: string) => list.split(', ').map((family) => family.replaceAll('"', ''))
const hexColor = (hex: string) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((at) => round(Number.parseInt(hex.slice(at, at + 2), 16) / 255)),
  hex,
})

/** The tokens that are the same in every mode. */
export function foundation(theme: CustomTheme) {
  const colors = (record: Readonly<Record<string, Color>>): Colors =>
    group('color', record, colorOf(themedPlacement(theme)))
  const larger = theme.textSize / 100
  return {
    primary: { $description: 'Primary colours to choose from.', ...group('color', primaryPresets, hexColor) },
    ramp: Object.fromEntries(
      toneNames.map((tone) => [
        tone,
        colors(Object.fromEntries(rampSteps.map((step) => [step, themedColorAt(tone, step / 100, theme)]))),
      ]),
    ),
    space: group('dimension', Object.fromEntries(scales.spaceSteps.map((step) => [step, step])), px),
    radius: group('dimension', themedRadii(theme), dimension),
    breakpoint: group('dimension', scales.breakpoints, px),
    font: group('fontFamily', { ...scales.fontFamilies, body: themedFont(theme) }, families),
    weight: group('fontWeight', scales.weights, Number),
    text: group('typography', scales.textSizes, ({ size, line, tracking }) => ({
      fontFamily: '{font.body}',
      fontWeight: '{weight.regular}',
      fontSize: { value: round((size / 16) * larger), unit: 'rem' },
      lineHeight: round(line / size),
      letterSpacing: { value: round(((tracking * size) / 16) * larger), unit: 'rem' },
    })),
    duration: group('duration', scales.durations, duration),
    easing: group('cubicBezier', scales.easings, cubicBezier),
    layer: group('number', scales.layers, Number),
  }
}

/** The sizes of each density. */
export const densityTokens = () =>
  mapValues(scales.densities as Readonly<Record<string, Record<string, string>>>, (sizes) =>
    group('dimension', sizes, dimension),
  )

/** The colours and shadows of a scheme, with what the bordered skin and “more contrast” have in their place. */
export function schemeTokens(theme: CustomTheme, scheme: Scheme) {
  const colors = (record: Readonly<Record<string, Color>>): Colors =>
    group('color', record, colorOf(themedPlacement(theme)))
  const roles = themedRoles(theme, scheme)
  const { surfaceRaised } = roles.color
  return {
    color: colors(roles.color),
    tone: mapValues(roles.tone, (tone) => colors({ ...tone })),
    shadow: group('shadow', themedShadows(theme, scheme), shadow),
    chart: colors(numbered(scales.chartColors[scheme].map(([l, c, h]) => ({ l, c, h })))),
    heat: colors(numbered(scales.heatLightness[scheme].map((l) => colorAt('primary', l)))),
    bordered: {
      $description: 'What the bordered skin recolours.',
      color: colors({ surfaceRaised, ...themedBordered(theme, scheme) }),
    },
    contrast: {
      $description: 'What “more contrast” strengthens.',
      color: colors({ ...themedStrong(theme, scheme) }),
    },
  }
}

/** Every token in the Design Tokens Community Group format, 2025.10. */
export function tokens(theme: CustomTheme = defaultTheme) {
  const { primary, ramp, ...rest } = foundation(theme)
  return {
    $description: 'Tokens of the DATA1522 design system. Generated from its source; do not edit.',
    primary,
    ramp,
    light: schemeTokens(theme, 'light'),
    dark: schemeTokens(theme, 'dark'),
    density: densityTokens(),
    ...rest,
  }
}
