import { type CalendarDate, startOfWeek, startOfYear } from '@internationalized/date'
import type { Weekday } from './options.ts'

/**
 * The number of the week that begins on a day, as ISO 8601 counts: that of its Thursday, so that weeks that begin on
 * a Saturday or a Sunday have the number of the working days in them.
 */
export function weekNumber(first: CalendarDate) {
  const toThursday = (4 - new Date(first.toDate('UTC')).getUTCDay() + 7) % 7
  const thursday = first.add({ days: toThursday })
  const dayOfYear =
    thursday.calendar.toJulianDay(thursday) - thursday.calendar.toJulianDay(startOfYear(thursday))
  return Math.floor(dayOfYear / 7) + 1
}

/** The names of the weekdays in the order of the language's week: short ones where they are short indeed. */
export function weekdayNames(day: CalendarDate, locale: string, firstDayOfWeek: Weekday | undefined) {
  const first = startOfWeek(day, locale, firstDayOfWeek)
  const named = (weekday: 'short' | 'narrow') => {
    const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
    return Array.from({ length: 7 }, (_, days) => format.format(first.add({ days }).toDate('UTC')))
  }
  const short = named('short')
  return short.every((name) => name.length < 5) ? short : named('narrow')
}
