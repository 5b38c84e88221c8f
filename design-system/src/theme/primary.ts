import type { Color } from '../tokens/ramps.ts'

/** Where a picked primary colour lands in the ramp: its hue in degrees and its chroma relative to the brand's. */
export interface PrimaryPlacement {
  readonly hue: number
  readonly chroma: number
}

/** A picked colour with the text that is read on it. */
export interface PickedPrimary extends PrimaryPlacement {
  readonly text: '#000' | '#fff'
}

/** Hue and chroma of the brand's light blue at the ramp's mark (lightness 0.70). */
const brand = { hue: 236, chroma: 0.132 }
const strongestChroma = 1.05

/**
 * Places a picked colour into the primary ramp: its hue and, up to what keeps text readable, its chroma.
 * Lightness is the ramp's, so text on it and in it stays at 4.5:1. Of the colour as it was picked, it tells the text that
 * reaches 4.5:1 on it, also mixed with an eighth of grey. Self-contained: the first-paint snippet inlines it.
 * @throws RangeError when `hex` is not `#rrggbb`.
 */
export function placePrimary(hex: string): PickedPrimary {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`A primary colour is written #rrggbb; got ${hex}.`)
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const across = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const along = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(along, across) * 180) / Math.PI
  return {
    hue: Math.round((hue + 360) % 360),
    chroma: Math.round(Math.min(1.05, Math.hypot(across, along) / 0.132) * 100) / 100,
    // The luminance up to which white reaches 4.5:1, with what a grey adds under the pointer.
    text: 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.175 ? '#000' : '#fff',
  }
}

/** The placement of the brand's own colour. */
export const brandPlacement: PrimaryPlacement = { hue: brand.hue, chroma: 1 }

/** A primary role as it looks under a placement; other colours are themselves. */
export function place(color: Color, placement: PrimaryPlacement): Color {
  if (color.scale !== 'primary') return color
  const { scale: _, ...rest } = color
  return { ...rest, c: color.c * Math.min(placement.chroma, strongestChroma), h: color.h + placement.hue }
}
