import { addDays, noonOf } from '../../components/Calendar/iso.ts'
import { daysOf, slotOf } from './dates.ts'
import type { EventSpan } from './options.ts'
import type { EventCalendarStrings } from './strings/en.ts'
import { wallOf } from './zones.ts'

type Options = Intl.DateTimeFormatOptions
const formats = new Map<string, Intl.DateTimeFormat>()

/** A cached format, since a month needs the same one hundreds of times. */
export function dateFormat(locale: string, options: Options) {
  const key = `${locale} ${JSON.stringify(options)}`
  const found = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, found)
  return found
}

/** A day in words; the same in every time zone. */
export const formatDate = (day: string, locale: string, options: Options) =>
  wallFormat(locale, options).format(noonOf(day))

const clock: Options = { hour: 'numeric', minute: '2-digit' }
const fullHour: Options = { hour: 'numeric' }

const halfDays = new Map<string, boolean>()

/** Whether a language uses a 12-hour clock; cached, since finding out is slow. */
function countsToTwelve(locale: string) {
  const found = halfDays.get(locale) ?? dateFormat(locale, clock).resolvedOptions().hour12 ?? false
  halfDays.set(locale, found)
  return found
}

/** 12-hour clocks leave out zero minutes: “9 AM”, but “09:00”. Instants may have minutes in zones that are half an hour off. */
function clockOf(locale: string, timeZone: string, ...instants: string[]) {
  const hasMinutes = (instant: string) => slotOf(instant, timeZone).minutes % 60 !== 0
  return countsToTwelve(locale) && !instants.some(hasMinutes) ? fullHour : clock
}

/** Formats use UTC and take the local wall-clock time, because a format of another zone takes five times as long. */
const wallAt = (instant: string, timeZone: string) => wallOf(Date.parse(instant), timeZone)
const wallFormat = (locale: string, options: Options) => dateFormat(locale, { ...options, timeZone: 'UTC' })

/** A time of day. */
export const formatTime = (instant: string, locale: string, timeZone: string) =>
  wallFormat(locale, clockOf(locale, timeZone, instant)).format(wallAt(instant, timeZone))

/** A time range; with weekdays where it covers several days. */
export const formatTimes = (span: EventSpan, locale: string, timeZone: string) =>
  span.end > span.start ? formatRange(span, locale, timeZone) : formatTime(span.start, locale, timeZone)

function formatRange(span: EventSpan, locale: string, timeZone: string) {
  const { start, end } = span
  const { first, last } = daysOf(span, timeZone)
  const options =
    first === last ? clockOf(locale, timeZone, start, end) : ({ ...clock, weekday: 'short' } as const)
  const format = wallFormat(locale, options)
  const [from, to] = [wallAt(start, timeZone), wallAt(end, timeZone)]
  // `formatRange` would write the full dates of a range of several days.
  return first === last ? format.formatRange(from, to) : `${format.format(from)} – ${format.format(to)}`
}

const long: Options = { weekday: 'long', day: 'numeric', month: 'long' }

/** A day with its weekday, for screen readers and headings. */
export const formatLongDay = (day: string, locale: string) => formatDate(day, locale, long)

/** When an event takes place, in a phrase: its days, and its times unless it lasts all day. */
export function formatSpan(span: EventSpan, locale: string, timeZone: string, strings: EventCalendarStrings) {
  const { first, last } = daysOf(span, timeZone)
  const format = wallFormat(locale, long)
  const days = first === last ? format.format(noonOf(first)) : format.formatRange(noonOf(first), noonOf(last))
  if (span.isAllDay) return `${days}, ${strings.allDay}`
  return first === last
    ? `${days}, ${formatTimes(span, locale, timeZone)}`
    : spanOfDays(span, locale, timeZone)
}

const spanOfDays = ({ start, end }: EventSpan, locale: string, timeZone: string) =>
  wallFormat(locale, { ...long, ...clock }).formatRange(wallAt(start, timeZone), wallAt(end, timeZone))

/** The names of the seven weekdays, from the given day on. */
export const weekdayNames = (first: string, locale: string, weekday: 'short' | 'narrow' | 'long') =>
  Array.from({ length: 7 }, (_, at) => formatDate(addDays(first, at), locale, { weekday }))
