import { daysBetween, noonOf } from './iso.ts'

const atNoon = { timeZone: 'UTC' } as const
const withWeekday = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', ...atNoon } as const
const withoutWeekday = { day: 'numeric', month: 'short', year: 'numeric', ...atNoon } as const
const long = { day: 'numeric', month: 'long', year: 'numeric', ...atNoon } as const

/** A day in words: “Sat, Nov 21, 2026”. */
export const formatDay = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, withWeekday).format(noonOf(day))

/** A day within a sentence: “November 21, 2026”. */
export const formatLongDay = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, long).format(noonOf(day))

/** A range in words, where what both ends share is written once: “Nov 1 – 30, 2026”. */
export const formatDayRange = (start: string, end: string, locale: string) =>
  start === end
    ? formatDay(start, locale)
    : new Intl.DateTimeFormat(locale, withoutWeekday).formatRange(noonOf(start), noonOf(end))

/** A relative word such as “Yesterday” where the language has one, otherwise the day. */
export function formatRelativeDay(day: string, today: string, locale: string) {
  const away = daysBetween(today, day)
  if (Math.abs(away) > 2) return formatDay(day, locale)
  const parts = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).formatToParts(away, 'day')
  if (parts.some(({ type }) => type === 'integer')) return formatDay(day, locale)
  const word = parts.map(({ value }) => value).join('')
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)
}

/** A typed date that does not exist: the numbers as typed, the month by its name. */
export function formatTypedDate(typed: { year: number; month: number; day: number }, locale: string) {
  const number = new Intl.NumberFormat(locale, { useGrouping: false })
  const parts = new Intl.DateTimeFormat(locale, long).formatToParts(
    new Date(Date.UTC(2000, typed.month - 1, 1, 12)),
  )
  return parts
    .map(({ type, value }) => (type === 'day' || type === 'year' ? number.format(typed[type]) : value))
    .join('')
}
