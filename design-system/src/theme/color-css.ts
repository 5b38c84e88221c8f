import { vars } from './contract.css.ts'
import type { Color } from './ramps.ts'

/** A hue that a variable holds, and what it usually is. */
interface HueVariable {
  readonly name: string
  readonly usual: number
}

/** A colour as CSS text; primary colours follow the two variables of the person's choice, others that of their hue, if any. */
export function colorCss({ l, c, h, alpha, scale }: Color, variable?: HueVariable): string {
  const tail = alpha === undefined ? '' : ` / ${alpha}`
  if (!scale && l === 1 && c === 0 && !tail) return '#fff'
  if (!scale && (!variable || c === 0)) return `oklch(${l} ${c} ${h}${tail})`
  if (!scale && variable) {
    const offset = h - variable.usual
    return `oklch(${l} ${c} ${offset === 0 ? variable.name : `calc(${variable.name} + ${offset})`}${tail})`
  }
  const hue = h === 0 ? vars.primary.hue : `calc(${vars.primary.hue} + ${h})`
  return `oklch(${l} calc(${c} * ${vars.primary.chroma}) ${hue}${tail})`
}

/** A record of colours as CSS texts under the same names. */
export function colorsCss<K extends string>(
  colors: Record<K, Color>,
  variable?: HueVariable,
): Record<K, string> {
  const entries = Object.entries(colors) as [K, Color][]
  return Object.fromEntries(entries.map(([name, color]) => [name, colorCss(color, variable)])) as Record<
    K,
    string
  >
}
