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
  readonly rank: number
  /** The days of the month that it takes, by their numbers: the first, and the one after its last. */
  readonly from: number
  readonly to: number
}

/** What is pinned comes first, then what takes several days, then by time: as the library orders them too. */
const order = (one: Placed, other: Placed): number => {
  const [a, b] = [one.item, other.item]
  return (
    one.rank - other.rank ||
    compare(a.start, b.start) ||
    Date.parse(b.end) - Date.parse(b.start) - (Date.parse(a.end) - Date.parse(a.start)) ||
    compare(a.title, b.title)
  )
}

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
  const days: string[] = []
  for (let day = period.from; day < period.to; day = addDays(day, 1)) days.push(day)
  const numbers = new Map(days.map((day, number) => [day, number]))
  const inMonth = events
    .filter((item) => touches(item, period, timeZone))
    .map((item): Placed => {
      const { first, last } = daysOf(item, timeZone)
      const to = (numbers.get(last) ?? days.length - 1) + 1
      return { item, rank: rankOf(item), from: numbers.get(first) ?? 0, to }
    })
    .toSorted(order)
  const taken = days.map(() => new Set<number>())
  const isFull = days.map(() => false)
  const left = days.map(() => 0)
  const place = ({ from, to }: Placed) => {
    let level = 0
    while (level < rows && taken.slice(from, to).some((levels) => levels.has(level))) level += 1
    for (let day = from; day < to; day += 1) {
      left[day]! += 1
      if (level < rows) taken[day]!.add(level)
      else isFull[day] = true
    }
    return level
  }
  const levels = inMonth.map(place)
  const shown = inMonth.filter(
    ({ from, to }, at) => levels[at]! < rows - (isFull.slice(from, to).includes(true) ? 1 : 0),
  )
  for (const { from, to } of shown) for (let day = from; day < to; day += 1) left[day]! -= 1
  return {
    shown: shown.map(({ item }) => item),
    hidden: new Map(
      days.flatMap((day, number) => (left[number]! > 0 ? [[day, left[number]!] as const] : [])),
    ),
  }
}
