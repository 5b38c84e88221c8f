import { daysBetween, noonOf } from './iso.ts'

const atNoon = { timeZone: 'UTC' } as const
const withWeekday = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', ...atNoon } as const
const withoutWeekday = { day: 'numeric', month: 'short', year: 'numeric', ...atNoon } as const
const long = { day: 'numeric', month: 'long', year: 'numeric', ...atNoon } as const

/** A day in words: “Sat, Nov 21, 2026”. */
export const sayDay = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, withWeekday).format(noonOf(day))

/** A day within a sentence: “November 21, 2026”. */
export const sayDayPlainly = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, long).format(noonOf(day))

/** A range in words, with what both ends share said once: “Nov 1 – 30, 2026”. */
export const sayRange = (start: string, end: string, locale: string) =>
  start === end
    ? sayDay(start, locale)
    : new Intl.DateTimeFormat(locale, withoutWeekday).formatRange(noonOf(start), noonOf(end))

/** A day that the language has a word for, such as “Yesterday”; else the day in words. */
export function sayRelative(day: string, today: string, locale: string) {
  const away = daysBetween(today, day)
  if (Math.abs(away) > 2) return sayDay(day, locale)
  const parts = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).formatToParts(away, 'day')
  if (parts.some(({ type }) => type === 'integer')) return sayDay(day, locale)
  const word = parts.map(({ value }) => value).join('')
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)
}

/** A date that does not exist, in words: the numbers as typed, the month by its name. */
export function sayImpossible(typed: { year: number; month: number; day: number }, locale: string) {
  const number = new Intl.NumberFormat(locale, { useGrouping: false })
  const parts = new Intl.DateTimeFormat(locale, long).formatToParts(
    new Date(Date.UTC(2000, typed.month - 1, 1, 12)),
  )
  return parts
    .map(({ type, value }) => (type === 'day' || type === 'year' ? number.format(typed[type]) : value))
    .join('')
}
