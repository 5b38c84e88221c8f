/** A colour in OKLCH. `scale: 'primary'` marks a colour whose hue and chroma follow the person's choice. */
export interface Color {
  /** Lightness, 0 to 1. */
  readonly l: number
  /** Chroma; for primary colours, the chroma of the brand's own hue. */
  readonly c: number
  /** Hue in degrees; for primary colours, the offset from the chosen hue. */
  readonly h: number
  readonly alpha?: number
  readonly scale?: 'primary'
}

export const toneNames = ['neutral', 'primary', 'success', 'warning', 'danger', 'info'] as const
/** What a thing means; its colours follow. */
export type Tone = (typeof toneNames)[number]

type Point = readonly [l: number, c: number, hueOffset?: number]

/** The hue of each tone; of the primary one, the offset from the person's choice. */
export const hues: Record<Tone, number> = {
  neutral: 256,
  primary: 0,
  success: 158,
  warning: 72,
  danger: 22,
  info: 285,
}

/** Where the hue of a tone turns to for eyes that see red and green alike: all tones stay apart then. */
export const distinctHues = { danger: 345 } as const

/** The curve of each tone from dark to light: how much chroma, and how far off its hue, at a lightness. */
const curves: Record<Tone, readonly Point[]> = {
  neutral: [
    [0, 0],
    [0.155, 0.013],
    [0.172, 0.014],
    [0.213, 0.017],
    [0.235, 0.018],
    [0.292, 0.02],
    [0.38, 0.022],
    [0.46, 0.025],
    [0.545, 0.022],
    [0.655, 0.02],
    [0.775, 0.016],
    [0.86, 0.012],
    [0.925, 0.007],
    [0.955, 0.006],
    [0.977, 0.004],
    [1, 0],
  ],
  primary: [
    [0.19, 0.04],
    [0.3, 0.055],
    [0.42, 0.08],
    [0.48, 0.118, 8],
    [0.535, 0.128, 8],
    [0.7, 0.132],
    [0.74, 0.125],
    [0.755, 0.122],
    [0.82, 0.098],
    [0.86, 0.065],
    [0.955, 0.025],
    [1, 0],
  ],
  success: [
    [0.19, 0.035],
    [0.285, 0.045],
    [0.42, 0.09],
    [0.46, 0.105],
    [0.68, 0.14],
    [0.74, 0.14],
    [0.83, 0.12],
    [0.88, 0.075],
    [0.957, 0.03],
    [1, 0],
  ],
  warning: [
    [0.2, 0.035],
    [0.3, 0.045],
    [0.42, 0.09, -8],
    [0.49, 0.11, -12],
    [0.78, 0.145],
    [0.82, 0.135],
    [0.87, 0.11],
    [0.9, 0.08],
    [0.962, 0.035],
    [1, 0],
  ],
  danger: [
    [0.19, 0.04],
    [0.29, 0.06],
    [0.42, 0.13],
    [0.51, 0.18],
    [0.65, 0.19],
    [0.7, 0.165],
    [0.81, 0.105],
    [0.88, 0.065],
    [0.957, 0.022],
    [1, 0],
  ],
  info: [
    [0.19, 0.045],
    [0.295, 0.06],
    [0.42, 0.13],
    [0.47, 0.17],
    [0.62, 0.16],
    [0.71, 0.135],
    [0.83, 0.085],
    [0.89, 0.055],
    [0.957, 0.022],
    [1, 0],
  ],
}

/** The lightness steps of a ramp that designers see; roles may stand between them. */
export const rampSteps = [97, 92, 86, 78, 70, 62, 54, 48, 42, 30, 20] as const
export type RampStep = (typeof rampSteps)[number]

/**
 * The colour of a tone at a lightness, between its curve's two nearest points.
 * @throws RangeError when the lightness is outside 0 to 1.
 */
export function colorAt(tone: Tone, l: number, adjust: { c?: number; alpha?: number } = {}): Color {
  if (!(l >= 0 && l <= 1)) throw new RangeError(`Lightness must be between 0 and 1; got ${l}.`)
  const points = curves[tone]
  const upper = points.findIndex((point) => point[0] >= l)
  const high = points[Math.max(upper, 0)]!
  const low = points[Math.max(upper - 1, 0)]!
  const share = high[0] === low[0] ? 0 : (l - low[0]) / (high[0] - low[0])
  const between = (from: number, to: number) => Number((from + (to - from) * share).toFixed(4))
  return {
    l,
    c: adjust.c ?? between(low[1], high[1]),
    h: hues[tone] + between(low[2] ?? 0, high[2] ?? 0),
    ...(adjust.alpha !== undefined && { alpha: adjust.alpha }),
    ...(tone === 'primary' && { scale: 'primary' as const }),
  }
}
