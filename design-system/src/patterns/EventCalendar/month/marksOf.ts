import { addDays } from '../../../components/Calendar/iso.ts'
import type { Tone } from '../../../tokens/ramps.ts'
import { type DayPeriod, daysOf } from '../dates.ts'
import type { CalendarEventItem, EventCalendarKind } from '../options.ts'

/** The days that have events, each with the tones of the calendars that they belong to. */
export function marksOf(
  events: readonly CalendarEventItem[],
  calendars: readonly EventCalendarKind[],
  { from, to }: DayPeriod,
  timeZone: string,
): ReadonlyMap<string, readonly Tone[]> {
  const tones = new Map(calendars.map(({ id, tone }) => [id, tone]))
  const days = new Map<string, Tone[]>()
  for (const item of events) {
    const { first, last } = daysOf(item, timeZone)
    const tone = tones.get(item.calendarId) ?? 'neutral'
    for (let day = first < from ? from : first; day <= last && day < to; day = addDays(day, 1)) {
      const known = days.get(day)
      if (!known) days.set(day, [tone])
      else if (!known.includes(tone)) known.push(tone)
    }
  }
  return days
}
