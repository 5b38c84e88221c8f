import type { IntlShape } from 'react-intl'

const minute = 60_000
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const
const longAgo = 7

/** How long ago a moment was, as one says it: “2 hours ago”, “yesterday”; after a week its date. */
export function relativeTime(time: string, now: number, intl: IntlShape): string {
  const age = Math.max(0, now - Date.parse(time))
  const [unit, length] = units.find((one) => age >= one[1]) ?? units.at(-1)!
  const count = Math.floor(age / length)
  if (unit === 'day' && count > longAgo)
    return intl.formatDate(time, { day: 'numeric', month: 'short', year: 'numeric' })
  return count === 0
    ? intl.formatRelativeTime(0, 'second', { numeric: 'auto' })
    : intl.formatRelativeTime(-count, unit, { numeric: unit === 'day' ? 'auto' : 'always' })
}
