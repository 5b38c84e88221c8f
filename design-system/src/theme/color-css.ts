import { vars } from '../tokens/contract.css.ts'
import type { Color } from '../tokens/ramps.ts'

/** A colour as CSS text; primary colours follow the two variables of the person's choice, others the one of their hue, if any. */
export function colorCss({ l, c, h, alpha, scale }: Color, hueVariable?: string): string {
  const tail = alpha === undefined ? '' : ` / ${alpha}`
  if (!scale)
    return l === 1 && c === 0 && !tail ? '#fff' : `oklch(${l} ${c} ${c > 0 ? (hueVariable ?? h) : h}${tail})`
  const hue = h === 0 ? vars.primary.hue : `calc(${vars.primary.hue} + ${h})`
  return `oklch(${l} calc(${c} * ${vars.primary.chroma}) ${hue}${tail})`
}

/** A record of colours as CSS texts under the same names. */
export function colorsCss<K extends string>(
  colors: Record<K, Color>,
  hueVariable?: string,
): Record<K, string> {
  const entries = Object.entries(colors) as [K, Color][]
  return Object.fromEntries(entries.map(([name, color]) => [name, colorCss(color, hueVariable)])) as Record<
    K,
    string
  >
}
