import { addDays, noonOf } from '../../components/Calendar/iso.ts'
import { daysOf, slotOf } from './dates.ts'
import type { EventSpan } from './options.ts'
import type { EventCalendarWords } from './words/en.ts'

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
  dateFormat(locale, { ...options, timeZone: 'UTC' }).format(noonOf(day))

const clock: Options = { hour: 'numeric', minute: '2-digit' }
const fullHour: Options = { hour: 'numeric' }

/** Clocks of half a day leave out minutes that are none: “9 AM”, but “09:00”; some zones are half an hour off. */
function clockOf(locale: string, timeZone: string, ...instants: string[]) {
  const hasMinutes = (instant: string) => slotOf(instant, timeZone).minutes % 60 !== 0
  return dateFormat(locale, clock).resolvedOptions().hour12 && !instants.some(hasMinutes) ? fullHour : clock
}

/** A time of day. */
export const sayTime = (instant: string, locale: string, timeZone: string) =>
  dateFormat(locale, { ...clockOf(locale, timeZone, instant), timeZone }).format(Date.parse(instant))

/** From a time to another; with their weekdays where they are not of one day. */
export const sayTimes = (span: EventSpan, locale: string, timeZone: string) =>
  span.end > span.start ? sayRange(span, locale, timeZone) : sayTime(span.start, locale, timeZone)

function sayRange(span: EventSpan, locale: string, timeZone: string) {
  const { start, end } = span
  const { first, last } = daysOf(span, timeZone)
  const options =
    first === last ? clockOf(locale, timeZone, start, end) : ({ ...clock, weekday: 'short' } as const)
  const format = dateFormat(locale, { ...options, timeZone })
  // A range of several days would have their whole dates.
  return first === last
    ? format.formatRange(Date.parse(start), Date.parse(end))
    : `${format.format(Date.parse(start))} – ${format.format(Date.parse(end))}`
}

const long: Options = { weekday: 'long', day: 'numeric', month: 'long' }

/** A day as it is spoken. */
export const sayLongDay = (day: string, locale: string) => sayDate(day, locale, long)

/** When something is, in a phrase: its days, and its times where it has some. */
export function saySpan(span: EventSpan, locale: string, timeZone: string, words: EventCalendarWords) {
  const { first, last } = daysOf(span, timeZone)
  const format = dateFormat(locale, { ...long, timeZone: 'UTC' })
  const days = first === last ? format.format(noonOf(first)) : format.formatRange(noonOf(first), noonOf(last))
  if (span.isAllDay) return `${days}, ${words.allDay}`
  return first === last ? `${days}, ${sayTimes(span, locale, timeZone)}` : spanOfDays(span, locale, timeZone)
}

const spanOfDays = ({ start, end }: EventSpan, locale: string, timeZone: string) =>
  dateFormat(locale, { ...long, ...clock, timeZone }).formatRange(Date.parse(start), Date.parse(end))

/** The seven names of the days of a week that begins on a day. */
export const weekdayNames = (first: string, locale: string, weekday: 'short' | 'narrow' | 'long') =>
  Array.from({ length: 7 }, (_, at) => sayDate(addDays(first, at), locale, { weekday }))
