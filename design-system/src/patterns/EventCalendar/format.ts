import { addDays, noonOf } from '../../components/Calendar/iso.ts'
import { daysOf, slotOf } from './dates.ts'
import type { EventSpan } from './options.ts'
import type { EventCalendarStrings } from './strings/en.ts'
import { wallOf } from './zones.ts'

type Options = Intl.DateTimeFormatOptions
const formats = new Map<string, Intl.DateTimeFormat>()

/** A format that is made once, since a month asks for the same hundreds of times. */
export function dateFormat(locale: string, options: Options) {
  const key = `${locale} ${JSON.stringify(options)}`
  const found = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, found)
  return found
}

/** A day in words, wherever one is. */
export const sayDate = (day: string, locale: string, options: Options) =>
  wallFormat(locale, options).format(noonOf(day))

const clock: Options = { hour: 'numeric', minute: '2-digit' }
const fullHour: Options = { hour: 'numeric' }

const halfDays = new Map<string, boolean>()

/** Whether a language counts hours to twelve; asked once, since the answer is dear. */
function countsToTwelve(locale: string) {
  const found = halfDays.get(locale) ?? dateFormat(locale, clock).resolvedOptions().hour12 ?? false
  halfDays.set(locale, found)
  return found
}

/** Clocks of half a day leave out minutes that are none: “9 AM”, but “09:00”; some zones are half an hour off. */
function clockOf(locale: string, timeZone: string, ...instants: string[]) {
  const hasMinutes = (instant: string) => slotOf(instant, timeZone).minutes % 60 !== 0
  return countsToTwelve(locale) && !instants.some(hasMinutes) ? fullHour : clock
}

/** Formats are those of Greenwich, and given what a clock shows: a format of another zone takes five times as long. */
const wallAt = (instant: string, timeZone: string) => wallOf(Date.parse(instant), timeZone)
const wallFormat = (locale: string, options: Options) => dateFormat(locale, { ...options, timeZone: 'UTC' })

/** A time of day. */
export const sayTime = (instant: string, locale: string, timeZone: string) =>
  wallFormat(locale, clockOf(locale, timeZone, instant)).format(wallAt(instant, timeZone))

/** From a time to another; with their weekdays where they are not of one day. */
export const sayTimes = (span: EventSpan, locale: string, timeZone: string) =>
  span.end > span.start ? sayRange(span, locale, timeZone) : sayTime(span.start, locale, timeZone)

function sayRange(span: EventSpan, locale: string, timeZone: string) {
  const { start, end } = span
  const { first, last } = daysOf(span, timeZone)
  const options =
    first === last ? clockOf(locale, timeZone, start, end) : ({ ...clock, weekday: 'short' } as const)
  const format = wallFormat(locale, options)
  const [from, to] = [wallAt(start, timeZone), wallAt(end, timeZone)]
  // A range of several days would have their whole dates.
  return first === last ? format.formatRange(from, to) : `${format.format(from)} – ${format.format(to)}`
}

const long: Options = { weekday: 'long', day: 'numeric', month: 'long' }

/** A day as it is spoken. */
export const sayLongDay = (day: string, locale: string) => sayDate(day, locale, long)

/** When something is, in a phrase: its days, and its times where it has some. */
export function saySpan(span: EventSpan, locale: string, timeZone: string, strings: EventCalendarStrings) {
  const { first, last } = daysOf(span, timeZone)
  const format = wallFormat(locale, long)
  const days = first === last ? format.format(noonOf(first)) : format.formatRange(noonOf(first), noonOf(last))
  if (span.isAllDay) return `${days}, ${strings.allDay}`
  return first === last ? `${days}, ${sayTimes(span, locale, timeZone)}` : spanOfDays(span, locale, timeZone)
}

const spanOfDays = ({ start, end }: EventSpan, locale: string, timeZone: string) =>
  wallFormat(locale, { ...long, ...clock }).formatRange(wallAt(start, timeZone), wallAt(end, timeZone))

/** The seven names of the days of a week that begins on a day. */
export const weekdayNames = (first: string, locale: string, weekday: 'short' | 'narrow' | 'long') =>
  Array.from({ length: 7 }, (_, at) => sayDate(addDays(first, at), locale, { weekday }))
