/** Where rows begin of which most are of one height: only what differs from it is remembered. */
export interface Heights {
  readonly count: number
  readonly usual: number
  /** Where the row at a place begins; at the count, where the last one ends. */
  startOf: (place: number) => number
  /** The place of the row that is drawn at an offset. */
  placeAt: (offset: number) => number
  heightOf: (place: number) => number
  set: (place: number, height: number) => void
  /** The places whose rows are of another height. */
  others: () => Iterable<number>
}

/** A tree of sums (Fenwick's), so that neither looking up nor changing goes through all rows. */
export function heightsOf(count: number, usual: number): Heights {
  const sums = new Float32Array(count + 1)
  const own = new Map<number, number>()
  let top = 1
  while (top * 2 <= count) top *= 2

  return {
    count,
    usual,
    startOf(place) {
      let start = place * usual
      for (let at = place; at > 0; at -= at & -at) start += sums[at]!
      return start
    },
    placeAt(offset) {
      let place = 0
      let left = offset
      for (let step = top; step > 0; step >>= 1) {
        const next = place + step
        if (next > count) continue
        const size = step * usual + sums[next]!
        if (size > left) continue
        left -= size
        place = next
      }
      return Math.max(0, Math.min(place, count - 1))
    },
    others: () => own.keys(),
    heightOf: (place) => usual + (own.get(place) ?? 0),
    set(place, height) {
      const more = height - usual - (own.get(place) ?? 0)
      if (more === 0) return
      own.set(place, height - usual)
      for (let at = place + 1; at <= count; at += at & -at) sums[at]! += more
    },
  }
}
