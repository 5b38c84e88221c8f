import { scaleBand, scaleLinear } from '@visx/scale'

export interface Spread {
  readonly values: readonly (number | null)[]
  readonly plan: readonly (number | null)[]
  readonly min?: number
  readonly max?: number
}

/** The room that a line needs above and below itself, in px. */
const LINE_ROOM = 2

/** From place to percent of the width; the first stands at the right where people read from there. */
export const placeScale = (count: number, isMirrored: boolean) =>
  scaleLinear<number>({ domain: [0, count - 1], range: isMirrored ? [100, 0] : [0, 100] })

/** From value to px below the top, for a line. */
export function lineScale({ values, plan, min, max }: Spread, height: number) {
  const known = [...values, ...plan].filter((value) => value !== null)
  return scaleLinear<number>({
    domain: [min ?? Math.min(...known), max ?? Math.max(...known)],
    range: [height - LINE_ROOM, LINE_ROOM],
  })
}

/** From value to px below the top, for bars, which grow from zero. */
export function barScale({ values, min, max }: Spread, height: number) {
  const known = values.filter((value) => value !== null)
  const least = min ?? Math.min(0, ...known)
  const most = max ?? Math.max(0, ...known)
  return scaleLinear<number>({ domain: [least, most > least ? most : least + 1], range: [height, 0] })
}

/** From place to the start of its bar, in percent of the width. */
export const bandScale = (count: number, isMirrored: boolean) =>
  scaleBand<number>({
    domain: Array.from({ length: count }, (_, index) => index),
    range: isMirrored ? [100, 0] : [0, 100],
    paddingInner: 0.36,
  })
