import { addDays } from '../../../components/Calendar/iso.ts'
import { type DayPeriod, daysOf, touches } from '../dates.ts'
import type { CalendarEventItem } from '../options.ts'
import { LAST } from './toLibrary.ts'

/** What of a month is drawn, and how many of each day are not. */
export interface FittedMonth {
  readonly shown: readonly CalendarEventItem[]
  readonly hidden: ReadonlyMap<string, number>
}

interface Placed {
  readonly item: CalendarEventItem
  readonly rank: number
  readonly length: number
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
    other.length - one.length ||
    compare(a.title, b.title)
  )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Keeps the first of some in their order; whether none had to go for that. */
function keepFirst(kept: Placed[], placed: Placed, most: number) {
  let at = kept.length
  while (at > 0 && order(placed, kept[at - 1]!) < 0) at -= 1
  kept.splice(at, 0, placed)
  if (kept.length <= most) return true
  kept.pop()
  return false
}

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
  const early: Placed[] = []
  /** Of each day the first of those that come after all others and take it alone: more than `rows` never have room. */
  const late = days.map((): Placed[] => [])
  const left = days.map(() => 0)
  const isFull = days.map(() => false)
  for (const item of events) {
    if (!touches(item, period, timeZone)) continue
    const { first, last } = daysOf(item, timeZone)
    const from = numbers.get(first) ?? 0
    const to = (numbers.get(last) ?? days.length - 1) + 1
    const length = Date.parse(item.end) - Date.parse(item.start)
    const placed = { item, rank: rankOf(item), length, from, to }
    for (let day = from; day < to; day += 1) left[day]! += 1
    if (placed.rank < LAST || to - from > 1) early.push(placed)
    else if (!keepFirst(late[from]!, placed, rows)) isFull[from] = true
  }
  const inMonth = [...early.toSorted(order), ...late.flat()]
  /** Of each day a bit for each row that is taken. */
  const taken = days.map(() => 0)
  const place = ({ from, to }: Placed) => {
    let level = 0
    let bits = 0
    for (let day = from; day < to; day += 1) bits |= taken[day]!
    while (level < rows && bits & (1 << level)) level += 1
    for (let day = from; day < to; day += 1) {
      if (level < rows) taken[day]! |= 1 << level
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
