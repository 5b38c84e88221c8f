import type { Notification } from './queries.ts'

const DAY = 86_400_000

/** The day (yyyy-mm-dd, as Sweden writes it) that it is at an instant in a time zone. */
const createDays = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone })
  return (instant: number | string) => format.format(new Date(instant))
}

interface Day {
  /** As yyyy-mm-dd. */
  readonly date: string
  /** How one calls it; a day longer ago has its date alone. */
  readonly name: 'today' | 'yesterday' | undefined
  readonly rows: readonly Notification[]
}

/** Notifications by the days on which they came, where the person is; in their order. */
export function byDay(rows: readonly Notification[], now: number, timeZone: string): Day[] {
  const dayOf = createDays(timeZone)
  const today = dayOf(now)
  const yesterday = new Date(Date.parse(today) - DAY).toISOString().slice(0, 10)
  return [...Map.groupBy(rows, ({ time }) => dayOf(time))].map(([date, ofDay]) => ({
    date,
    name: date >= today ? 'today' : date === yesterday ? 'yesterday' : undefined,
    rows: ofDay,
  }))
}
