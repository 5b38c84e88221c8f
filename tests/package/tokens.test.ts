import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rgb, wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { primaryPresets } from '../../design-system/src/theme/primary-presets.ts'
import { type Color, rampSteps, toneNames } from '../../design-system/src/tokens/ramps.ts'
import { darkRoles, lightRoles } from '../../design-system/src/tokens/roles.ts'
import * as scales from '../../design-system/src/tokens/scales.ts'
import { installed } from './stranger.ts'

interface Token {
  path: string
  type: string | undefined
  value: unknown
}
interface TokenColor {
  colorSpace: 'oklch' | 'srgb'
  components: [number, number, number]
  alpha?: number
  hex?: string
}
type Group = { [name: string]: unknown }

const file = JSON.parse(readFileSync(join(installed, 'dist/tokens.json'), 'utf8')) as Group

/** Every token of a group, its type its own or inherited. */
const walk = (group: Group, path: string[] = [], inherited?: string): Token[] => {
  const type = (group.$type as string | undefined) ?? inherited
  if ('$value' in group) return [{ path: path.join('.'), type, value: group.$value }]
  return Object.entries(group).flatMap(([name, inner]) =>
    name.startsWith('$') ? [] : walk(inner as Group, [...path, name], type),
  )
}
const tokens = walk(file)
const at = <T>(path: string) => tokens.find((token) => token.path === path)?.value as T

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isAmount = (units: string[]) => (value: unknown) =>
  isRecord(value) && isNumber(value.value) && units.includes(value.unit as string)
const isDimension = isAmount(['px', 'rem'])
const isReference = (value: unknown) =>
  typeof value === 'string' && tokens.some(({ path }) => `{${path}}` === value)

const isColor = (value: unknown): boolean => {
  if (!isRecord(value)) return false
  const { colorSpace, components, alpha = 1, hex = '#000000' } = value as unknown as TokenColor
  const [a, b, c] = components
  const isInside =
    colorSpace === 'oklch'
      ? a >= 0 && a <= 1 && b >= 0 && c >= 0 && c < 360
      : [a, b, c].every((part) => part >= 0 && part <= 1)
  return (
    ['oklch', 'srgb'].includes(colorSpace) &&
    components.length === 3 &&
    components.every(isNumber) &&
    isInside &&
    alpha >= 0 &&
    alpha <= 1 &&
    /^#[0-9a-f]{6}$/.test(hex)
  )
}

/** What the format of the Design Tokens Community Group asks of a value of each type. */
const isValid: Record<string, (value: unknown) => boolean> = {
  color: isColor,
  dimension: isDimension,
  duration: isAmount(['ms', 's']),
  number: isNumber,
  fontWeight: (value) => isNumber(value) && value >= 1 && value <= 1000,
  fontFamily: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string'),
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every(isNumber) &&
    [0, 2].every((at) => value[at]! >= 0 && value[at]! <= 1),
  shadow: (value) =>
    Array.isArray(value) &&
    value.every(
      (layer) =>
        isColor(layer.color) &&
        ['offsetX', 'offsetY', 'blur', 'spread'].every((part) => isDimension(layer[part])),
    ),
  typography: (value) =>
    isRecord(value) &&
    isReference(value.fontFamily) &&
    isReference(value.fontWeight) &&
    isDimension(value.fontSize) &&
    isDimension(value.letterSpacing) &&
    isNumber(value.lineHeight),
}

describe('format', () => {
  test('every token has a known type and a value of it', () => {
    expect(tokens.length).toBeGreaterThan(300)
    expect(tokens.filter(({ type, value }) => !isValid[type ?? '']?.(value))).toEqual([])
  })

  test('no name uses what the format keeps for itself', () => {
    expect(tokens.filter(({ path }) => path.split('.').some((name) => /^\$|[{}]|^$/.test(name)))).toEqual([])
  })
})

describe('values are those of the source', () => {
  /** Primary colours are exported as the brand's: its hue, its own chroma. */
  const components = ({ l, c, h, scale }: Color) => [l, c, scale ? (h + 236) % 360 : h]

  test.each([
    ['light', lightRoles],
    ['dark', darkRoles],
  ] as const)('%s', (theme, roles) => {
    const exported = <K extends string>(path: string, of: Record<K, unknown>) =>
      Object.fromEntries(Object.keys(of).map((role) => [role, at<TokenColor>(`${theme}.${path}.${role}`)]))
    const componentsOf = (colors: Record<string, TokenColor>) =>
      Object.fromEntries(Object.entries(colors).map(([role, color]) => [role, color.components]))
    const wanted = (colors: Record<string, Color>) =>
      Object.fromEntries(Object.entries(colors).map(([role, color]) => [role, components(color)]))

    expect(componentsOf(exported('color', roles.color))).toEqual(wanted(roles.color))
    for (const tone of toneNames)
      expect(componentsOf(exported(`tone.${tone}`, roles.tone[tone]))).toEqual(wanted(roles.tone[tone]))
    expect(exported('color', roles.color).scrim?.alpha).toBe(roles.color.scrim.alpha)
    expect(exported('color', roles.color).ink).not.toHaveProperty('alpha')
    for (const [index, color] of scales.chartColors[theme].entries())
      expect(at<TokenColor>(`${theme}.chart.${index + 1}`).components).toEqual([...color])
  })

  test('ramps, whole', () => {
    for (const tone of toneNames)
      for (const step of rampSteps)
        expect(at<TokenColor>(`ramp.${tone}.${step}`).components[0]).toBe(step / 100)
  })

  test('the plain colour beside each is the same one', () => {
    const colors = tokens
      .filter(({ type }) => type === 'color')
      .map(({ path, value }) => ({ path, ...(value as TokenColor) }))
    const strayed = colors.filter(({ colorSpace, components: [l, c, h], hex }) => {
      const own =
        colorSpace === 'oklch' ? rgb({ mode: 'oklch', l, c, h }) : rgb({ mode: 'rgb', r: l, g: c, b: h })
      return wcagContrast(own, rgb(hex!)) > 1.1
    })
    expect(colors.length).toBeGreaterThan(200)
    expect(strayed).toEqual([])
  })

  test('primary presets', () => {
    for (const [name, hex] of Object.entries(primaryPresets))
      expect(at<TokenColor>(`primary.${name}`).hex).toBe(hex)
  })

  test('densities, space, radii, breakpoints', () => {
    for (const [density, sizes] of Object.entries(scales.densities))
      for (const [name, size] of Object.entries(sizes))
        expect(at(`density.${density}.${name}`)).toEqual({ value: Number.parseFloat(size), unit: 'px' })
    for (const step of scales.spaceSteps) expect(at(`space.${step}`)).toEqual({ value: step, unit: 'px' })
    expect(at('radius.card')).toEqual({ value: 14, unit: 'px' })
    expect(at('breakpoint.lg')).toEqual({ value: 1280, unit: 'px' })
  })

  test('type and motion', () => {
    expect(at('text.4xl')).toMatchObject({ fontSize: { value: 2.25, unit: 'rem' }, lineHeight: 1.1667 })
    expect(at('weight.semibold')).toBe(580)
    expect(at<string[]>('font.body')[0]).toBe('Inter Variable')
    expect(at('duration.fast')).toEqual({ value: 120, unit: 'ms' })
    expect(at('easing.out')).toEqual([0.2, 0.8, 0.2, 1])
  })

  test('shadows, layer by layer', () => {
    expect(at('light.shadow.solid')).toEqual([
      {
        color: { colorSpace: 'oklch', components: [1, 0, 0], alpha: 0.18 },
        offsetX: { value: 0, unit: 'px' },
        offsetY: { value: 1, unit: 'px' },
        blur: { value: 0, unit: 'px' },
        spread: { value: 0, unit: 'px' },
        inset: true,
      },
      {
        color: { colorSpace: 'oklch', components: [0.3, 0.03, 256], alpha: 0.3 },
        offsetX: { value: 0, unit: 'px' },
        offsetY: { value: 1, unit: 'px' },
        blur: { value: 2, unit: 'px' },
        spread: { value: 0, unit: 'px' },
      },
    ])
    for (const theme of ['light', 'dark'] as const)
      for (const [name, css] of Object.entries(scales.shadows[theme]))
        expect(at<unknown[]>(`${theme}.shadow.${name}`)).toHaveLength(css.match(/oklch|#0000/g)!.length)
  })
})
