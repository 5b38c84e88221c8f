export interface Point {
  readonly at: Date
  readonly value: number
}

/** A walk of so many points, an hour apart; the same at each call. */
export function pointsOf(count: number): Point[] {
  let value = 500
  let state = 1522
  return Array.from({ length: count }, (_, hour) => {
    state = (state * 1103515245 + 12345) % 2147483648
    value += (state / 2147483648 - 0.5) * 20
    return { at: new Date(Date.UTC(2026, 0, 1, hour)), value }
  })
}
