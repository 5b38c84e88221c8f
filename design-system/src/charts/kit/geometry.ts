import { extent, type Model } from './model.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Where things stand in a plot, in px from its left and top. */
export interface Geometry extends Size {
  readonly isHorizontal: boolean
  readonly isMirrored: boolean
  /** The middle of a category along its axis. */
  readonly place: (index: number) => number
  /** The category that is nearest to a place along their axis. */
  readonly nearest: (place: number) => number
  /** How much room a category has along its axis. */
  readonly step: number
  /** A figure along the axis of figures. */
  readonly level: (value: number) => number
  readonly ticks: readonly number[]
  readonly domain: readonly [number, number]
}

export interface Layout {
  /** Each category in a band of its own, evenly from edge to edge, or as far apart as their numbers are. */
  readonly spacing: 'band' | 'even' | 'measured'
  readonly isHorizontal?: boolean
  readonly isMirrored: boolean
  readonly domain: readonly [number, number]
  readonly tickCount: number
}

/** A domain that can be drawn: never empty, and from zero where that is asked for. */
export function domainOf(
  values: Iterable<number | null>,
  {
    isZeroBased = true,
    minValue,
    maxValue,
  }: { isZeroBased?: boolean; minValue?: number; maxValue?: number } = {},
): [number, number] {
  const [least, most] = extent(values) ?? [0, 1]
  const from = minValue ?? (isZeroBased ? Math.min(0, least) : least)
  const to = maxValue ?? (isZeroBased ? Math.max(0, most) : most)
  if (from < to) return [from, to]
  if (from === 0) return [0, 1]
  return isZeroBased || minValue !== undefined
    ? [from, from + Math.abs(from)]
    : [from - Math.abs(from) / 2, from + Math.abs(from) / 2]
}

/** The round distance that cuts a span into about so many pieces: 1, 2 or 5 times a power of ten. */
function roundStep(span: number, count: number) {
  const rough = span / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const times = [1, 2, 4, 5, 10].find((candidate) => candidate * power >= rough * 0.999)!
  return times * power
}

/** Round marks along a domain, and the domain widened to them. */
export function niceTicks([least, most]: readonly [number, number], count: number) {
  const step = roundStep(most - least, count)
  const from = Math.floor(least / step + 1e-9)
  const to = Math.max(from + 1, Math.ceil(most / step - 1e-9))
  // Divided where the step is a fraction, because 3 * 0.1 is not 0.3.
  const at = (index: number) => (step < 1 ? Number((index * step).toPrecision(12)) : index * step)
  const domain: [number, number] = [at(from), at(to)]
  return {
    ticks: Array.from({ length: to - from + 1 }, (_, index) => at(from + index)),
    domain,
    share: (value: number) => (value - domain[0]) / (domain[1] - domain[0]),
  }
}

/** How many marks an axis of so many px can have. */
export const tickCountFor = (px: number) => Math.max(2, Math.min(6, Math.floor(px / 46)))

/** The distances of categories from the start of their axis, as shares of it. */
function sharesOf(categories: Model['categories'], spacing: Layout['spacing']) {
  const count = categories.length
  if (spacing === 'band') return (index: number) => (index + 0.5) / count
  const places = spacing === 'measured' && count > 1 ? categories.map(Number) : []
  const known = extent(places)
  if (known && known[0] < known[1]) {
    const [least, most] = known
    return (index: number) => (places[index]! - least) / (most - least)
  }
  return (index: number) => (count > 1 ? index / (count - 1) : 0.5)
}

export function createGeometry(categories: Model['categories'], size: Size, layout: Layout): Geometry {
  const { spacing, isHorizontal = false, isMirrored, tickCount } = layout
  const { ticks, domain, share } = niceTicks(layout.domain, tickCount)
  const count = categories.length
  const along = isHorizontal ? size.height : size.width
  const across = isHorizontal ? size.width : size.height
  const shares = sharesOf(categories, spacing)
  const isTurned = isMirrored && !isHorizontal
  const place = (index: number) => (isTurned ? 1 - shares(index) : shares(index)) * along
  const nearest = (at: number) => {
    const wanted = isTurned ? 1 - at / along : at / along
    let low = 0
    let high = count - 1
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (shares(middle) < wanted) low = middle
      else high = middle
    }
    return Math.abs(shares(high) - wanted) < Math.abs(shares(low) - wanted) ? high : low
  }
  const isReversed = isHorizontal ? isMirrored : true
  return {
    ...size,
    isHorizontal,
    isMirrored,
    place,
    nearest,
    step: spacing === 'band' ? along / count : along / Math.max(1, count - 1),
    level: (value) => (isReversed ? 1 - share(value) : share(value)) * across,
    ticks,
    domain,
  }
}

/** Px from an end of an axis within which a label is moved inside. */
export const AXIS_END = 12
/** How much more room a label needs beside one that was moved inside. */
const MOVED = 1.25

/** The categories whose labels stand clear of each other, from the first on. */
export function labelledCategories(
  geometry: Pick<Geometry, 'place' | 'width'>,
  count: number,
  room: number,
  isInside: boolean,
): number[] {
  const isMoved = (at: number) => isInside && (at < AXIS_END || at > geometry.width - AXIS_END)
  const shown: number[] = []
  let last = -Infinity
  for (let index = 0; index < count; index++) {
    const at = geometry.place(index)
    const needed = isMoved(at) || isMoved(last) ? room * MOVED : room
    if (Math.abs(at - last) < needed) continue
    shown.push(index)
    last = at
  }
  return shown
}
