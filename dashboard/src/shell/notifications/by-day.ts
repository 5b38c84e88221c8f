import { dayIn } from '../../core/i18n/day-in.ts'
import type { Notification } from './queries.ts'

const DAY = 86_400_000

interface Day {
  /** As yyyy-mm-dd. */
  readonly date: string
  /** How one calls it; a day longer ago has its date alone. */
  readonly name: 'today' | 'yesterday' | undefined
  readonly rows: readonly Notification[]
}

/** Notifications by the days on which they came, where the person is; in their order. */
export function byDay(rows: readonly Notification[], now: number, timeZone: string): Day[] {
  const today = dayIn(timeZone, now)
  const yesterday = new Date(Date.parse(today) - DAY).toISOString().slice(0, 10)
  return [...Map.groupBy(rows, ({ time }) => dayIn(timeZone, new Date(time)))].map(([date, ofDay]) => ({
    date,
    name: date >= today ? 'today' : date === yesterday ? 'yesterday' : undefined,
    rows: ofDay,
  }))
}
