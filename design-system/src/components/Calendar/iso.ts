/** From one day to another, both included, each as `2026-11-21`. */
export interface DayRange {
  readonly start: string
  readonly end: string
}

/** The day of a date of react-aria, with or without a time, as `2026-11-21`. */
export const dayOf = (date: { toString: () => string }) => date.toString().slice(0, 10)

const two = (value: number) => String(value).padStart(2, '0')

/** Today where the person is, as `2026-11-21`. */
export function todayText(now = new Date()) {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** The same point of time everywhere: noon at Greenwich, so that no clock change makes a day of it the next. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** A day some days later, or earlier where they are negative. */
export function addDays(day: string, days: number) {
  const moved = noonOf(day)
  moved.setUTCDate(moved.getUTCDate() + days)
  return dayOf({ toString: () => moved.toISOString() })
}

/** How many days the second is after the first. */
export const daysBetween = (from: string, to: string) =>
  Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / 86_400_000)

const isDay = (text: string) => {
  const time = noonOf(text).getTime()
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/** The range, where both ends are days and the right way round. */
export const soundRange = (range: DayRange | null | undefined) =>
  range && isDay(range.start) && isDay(range.end) && range.start <= range.end ? range : null
