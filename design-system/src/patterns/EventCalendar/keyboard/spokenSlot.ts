import type { Slot } from '../dates.ts'
import { dateFormat, formatLongDay } from '../format.ts'
import type { CalendarEventItem } from '../options.ts'
import type { EventCalendarStrings } from '../strings/en.ts'

/** What is said of a place: its day, its time, what is there. */
export function spokenSlot(
  { day, minutes }: Slot,
  here: readonly CalendarEventItem[],
  locale: string,
  strings: EventCalendarStrings,
) {
  const time =
    minutes !== null &&
    dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(minutes * 60_000)
  const titles = here.slice(0, 3).map(({ title }) => title)
  return [formatLongDay(day, locale), time, strings.events(here.length), ...titles].filter(Boolean).join(', ')
}
