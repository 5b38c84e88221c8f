import { type CalendarDateTime, toCalendarDateTime } from '@internationalized/date'
import { dayOf } from '../Calendar/iso.ts'
import { parseMoment } from '../Calendar/parse.ts'
import { type DayLimits, isUnavailable } from '../Calendar/limits.ts'
import { formatLongDay } from '../Calendar/formatDate.ts'
import type { DateStrings } from '../Calendar/strings/en.ts'
import { readDay, readTime } from '../DateField/typed.ts'

/** A day and its time as `2026-11-21T14:30`. */
export const momentOf = (date: CalendarDateTime) => date.toString().slice(0, 16)

/** A day and its time in words: “November 21, 2026 at 2:30 PM”. */
export function formatMoment(moment: string, locale: string, hourCycle?: 12 | 24) {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: hourCycle && hourCycle === 12,
    timeZone: 'UTC',
  })
  return format.format(new Date(`${moment}:00Z`))
}

interface MomentLimits extends DayLimits {
  hourCycle?: 12 | 24
}

/** What is wrong with a moment by its limits, in words. */
export function momentProblem(
  moment: string | null,
  { min, max, hourCycle, ...rules }: MomentLimits,
  { strings, locale }: { strings: DateStrings; locale: string },
) {
  if (!moment) return undefined
  const first = parseMoment(min)
  // A day as the last one is meant to its end.
  const last = max && max.length === 10 ? parseMoment(`${max}T23:59`) : parseMoment(max)
  const format = (date: CalendarDateTime) => formatMoment(momentOf(date), locale, hourCycle)
  if (first && moment < momentOf(first)) return strings.tooEarly(format(first))
  if (last && moment > momentOf(last)) return strings.tooLate(format(last))
  const day = moment.slice(0, 10)
  return isUnavailable(day, rules) ? strings.notAvailable(formatLongDay(day, locale)) : undefined
}

/** A pasted moment: as programs write it, or in the language's order with a time somewhere after the date. */
export function readMoment(pasted: string, locale: string, time: string) {
  const exact = parseMoment(/^\s*(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})/.exec(pasted)?.[1])
  if (exact) return exact
  const [date = '', ...rest] = pasted
    .slice(0, 80)
    .trim()
    .split(/[\s,،]+/)
  const day = readDay(date, locale)
  const clock = readTime(rest.join(' '))
  if (!day) return null
  return clock ? toCalendarDateTime(day, clock) : parseMoment(`${dayOf(day)}T${time}`)
}
