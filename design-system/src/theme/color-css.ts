import { vars } from './contract.css.ts'
import type { Color } from './ramps.ts'

/** A colour as CSS text; primary colours follow the two variables of the person's choice. */
export function colorCss({ l, c, h, alpha, scale }: Color): string {
  const tail = alpha === undefined ? '' : ` / ${alpha}`
  if (!scale) return l === 1 && c === 0 && !tail ? '#fff' : `oklch(${l} ${c} ${h}${tail})`
  const hue = h === 0 ? vars.primary.hue : `calc(${vars.primary.hue} + ${h})`
  return `oklch(${l} calc(${c} * ${vars.primary.chroma}) ${hue}${tail})`
}

/** A record of colours as CSS texts under the same names. */
export function colorsCss<K extends string>(colors: Record<K, Color>): Record<K, string> {
  const entries = Object.entries(colors) as [K, Color][]
  return Object.fromEntries(entries.map(([name, color]) => [name, colorCss(color)])) as Record<K, string>
}
