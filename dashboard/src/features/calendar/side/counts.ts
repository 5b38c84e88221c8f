import { touches } from '@data1522/design-system/eventDates'
import type { CalendarName } from '@data1522/mocks/contract/calendar'
import type { Occurrence } from '../../../entities/event/occurrence.ts'

/** How many events each calendar has in some days. */
export function countsOf(
  all: readonly Occurrence[],
  period: { readonly from: string; readonly to: string },
  timeZone: string,
): ReadonlyMap<CalendarName, number> {
  const counts = new Map<CalendarName, number>()
  for (const { event, span } of all) {
    const { calendar } = event.extendedProps
    if (touches(span, period, timeZone)) counts.set(calendar, (counts.get(calendar) ?? 0) + 1)
  }
  return counts
}
