export interface Point {
  readonly x: number
  /** Null where the line has a gap. */
  readonly y: number | null
}

/** How many points fit a px of width before they are thinned. */
const PER_PX = 3

/**
 * The points of a line that can be told apart on so many px: of those in the same px the first, the lowest, the
 * highest and the last, so that no peak is lost.
 */
export function thin(points: readonly Point[], width: number): readonly Point[] {
  if (points.length <= width * PER_PX) return points
  const kept: Point[] = []
  let start = 0
  while (start < points.length) {
    const column = Math.floor(points[start]!.x)
    let end = start
    let low = start
    let high = start
    while (end < points.length && Math.floor(points[end]!.x) === column && points[end]!.y !== null) {
      if (points[end]!.y! < points[low]!.y!) low = end
      if (points[end]!.y! > points[high]!.y!) high = end
      end++
    }
    if (end === start) {
      kept.push(points[start]!)
      start++
      continue
    }
    for (const at of new Set([start, Math.min(low, high), Math.max(low, high), end - 1]))
      kept.push(points[at]!)
    start = end
  }
  return kept
}
