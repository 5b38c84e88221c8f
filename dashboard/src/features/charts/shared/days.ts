const DAY = 86_400_000

/** The first and the last of some days, each as `2026-11-21`. */
export interface Days {
  readonly start: string
  readonly end: string
}

/** A number from 0 to 1 that is always the same for the same words: sample data that a date changes. */
export function chance(words: string): number {
  let hash = 2_166_136_261
  for (const letter of words) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296
}

/** Each of some days as `2026-11-21`. */
export function eachDay({ start, end }: Days): string[] {
  const first = Date.parse(start)
  const count = Math.max(0, Math.round((Date.parse(end) - first) / DAY) + 1)
  return Array.from({ length: count }, (_, index) => new Date(first + index * DAY).toISOString().slice(0, 10))
}

/** How many days lie between a day and the first that there is. */
export const dayNumber = (day: string) => Math.round(Date.parse(day) / DAY)

/** The day of the week, from 0, a Monday. */
export const weekdayOf = (day: string) => (dayNumber(day) + 3) % 7
