import type { IntlShape } from 'react-intl'
import { dayIn } from '../../core/i18n/day-in.ts'

const minute = 60_000
const day = 24 * 60 * minute
const units = [
  ['day', day],
  ['hour', 60 * minute],
  ['minute', minute],
] as const
const longAgo = 7

/** How many midnights lie between two moments, where the person is. */
const daysBetween = (from: number, to: number, timeZone: string | undefined) =>
  (Date.parse(dayIn(timeZone, to)) - Date.parse(dayIn(timeZone, from))) / day

/** How long ago a moment was, as one says it: “2 hours ago”, “yesterday”; after a week its date. */
export function relativeTime(time: string, now: number, intl: IntlShape): string {
  const age = Math.max(0, now - Date.parse(time))
  const [unit, length] = units.find((one) => age >= one[1]) ?? units.at(-1)!
  // A day that the clocks make longer ends after its 24 hours.
  const count =
    unit === 'day' ? Math.max(1, daysBetween(now - age, now, intl.timeZone)) : Math.floor(age / length)
  if (unit === 'day' && count > longAgo)
    return intl.formatDate(time, { day: 'numeric', month: 'short', year: 'numeric' })
  return count === 0
    ? intl.formatRelativeTime(0, 'second', { numeric: 'auto' })
    : intl.formatRelativeTime(-count, unit, { numeric: unit === 'day' ? 'auto' : 'always' })
}
