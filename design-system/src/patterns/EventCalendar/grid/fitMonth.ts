import { addDays } from '../../../components/Calendar/iso.ts'
import { type DayPeriod, daysOf, touches } from '../dates.ts'
import type { CalendarEventItem } from '../options.ts'

/** What of a month is drawn, and how many of each day are not. */
export interface FittedMonth {
  readonly shown: readonly CalendarEventItem[]
  readonly hidden: ReadonlyMap<string, number>
}

interface Placed {
  readonly item: CalendarEventItem
  /** The days of the month that it takes. */
  readonly days: readonly string[]
}

/** What is pinned comes first, then what takes several days, then by time: as the library orders them too. */
const order =
  (rankOf: (item: CalendarEventItem) => number) =>
  (a: CalendarEventItem, b: CalendarEventItem): number =>
    rankOf(a) - rankOf(b) ||
    compare(a.start, b.start) ||
    Date.parse(b.end) - Date.parse(b.start) - (Date.parse(a.end) - Date.parse(a.start)) ||
    compare(a.title, b.title)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Finds the events of a month that have room, so that the library lays out a hundred of them and not thousands: of a
 * day with more than `rows`, one row is left for saying how many more there are.
 */
export function fitMonth(
  events: readonly CalendarEventItem[],
  period: DayPeriod,
  timeZone: string,
  rows: number,
  rankOf: (item: CalendarEventItem) => number,
): FittedMonth {
  const inMonth = events.filter((item) => touches(item, period, timeZone)).toSorted(order(rankOf))
  const taken = new Map<string, Set<number>>()
  const counts = new Map<string, number>()
  const levels = new Map<Placed, number>()
  for (const item of inMonth) {
    const { first, last } = daysOf(item, timeZone)
    const days: string[] = []
    for (
      let day = first < period.from ? period.from : first;
      day <= last && day < period.to;
      day = addDays(day, 1)
    )
      days.push(day)
    let level = 0
    while (level < rows && days.some((day) => taken.get(day)?.has(level))) level += 1
    for (const day of days) {
      counts.set(day, (counts.get(day) ?? 0) + 1)
      if (level < rows) taken.set(day, (taken.get(day) ?? new Set()).add(level))
    }
    levels.set({ item, days }, level)
  }
  const isFull = new Set<string>()
  for (const [{ days }, level] of levels) if (level >= rows) for (const day of days) isFull.add(day)
  const shown: CalendarEventItem[] = []
  const left = new Map(counts)
  for (const [{ item, days }, level] of levels) {
    if (level >= rows || (level === rows - 1 && days.some((day) => isFull.has(day)))) continue
    shown.push(item)
    for (const day of days) left.set(day, left.get(day)! - 1)
  }
  return { shown, hidden: new Map([...left].filter(([, count]) => count > 0)) }
}
