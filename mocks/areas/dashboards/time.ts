import type { DashboardInterval, DashboardPeriod } from './contract.ts'
import { DAY, now } from '../../seed/clock.ts'
import { startOfToday } from '../../seed/moments.ts'

/** Some days in a row (UTC), both ends included. */
export interface Span {
  readonly start: string
  readonly end: string
}

/** Two spans of the same length, and the pieces of the first. */
export interface Comparison {
  readonly span: Span
  readonly before: Span
  readonly pieces: readonly Span[]
}

const WEEK_DAYS = 7
const intervals: Record<DashboardPeriod, DashboardInterval> = {
  7: 'day',
  30: 'day',
  90: 'week',
  365: 'month',
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The month of a date. */
export const monthOf = (date: string) => date.slice(0, 7)

/** The days of a span. */
export const datesOf = ({ start, end }: Span): string[] => {
  const first = Date.parse(start)
  const length = (Date.parse(end) - first) / DAY + 1
  return Array.from({ length }, (_, index) => dateOf(first + index * DAY))
}

/** A test for the dates of a span. */
export const isWithin =
  ({ start, end }: Span) =>
  (date: string) =>
    start <= date && date <= end

const lastDays = (days: number, spansAgo = 0): Span => {
  const end = startOfToday() - spansAgo * days * DAY
  return { start: dateOf(end - (days - 1) * DAY), end: dateOf(end) }
}

const firstOfMonth = (monthsAgo: number) =>
  Date.UTC(now().getUTCFullYear(), now().getUTCMonth() - monthsAgo, 1)

const pieceOf: Record<DashboardInterval, (date: string, daysLeft: number) => string | number> = {
  day: (date) => date,
  week: (_, daysLeft) => Math.floor(daysLeft / WEEK_DAYS),
  month: monthOf,
}

/** A span in pieces; weeks are counted from its end. */
export const split = (span: Span, interval: DashboardInterval): Span[] => {
  const dates = datesOf(span).map((date, index, all) => ({ date, daysLeft: all.length - 1 - index }))
  const groups = Map.groupBy(dates, ({ date, daysLeft }) => pieceOf[interval](date, daysLeft))
  return [...groups.values()].map((some) => ({ start: some[0]!.date, end: some.at(-1)!.date }))
}

const compareDays = (days: number, interval: DashboardInterval): Comparison => ({
  span: lastDays(days),
  before: lastDays(days, 1),
  pieces: split(lastDays(days), interval),
})

/** The last days that a dashboard shows, against as many before. */
export const lastPeriod = (period: DashboardPeriod) => compareDays(period, intervals[period])

/** The last seven days, against the seven before. */
export const lastWeek = () => compareDays(WEEK_DAYS, 'day')

/** The last weeks, the last one ending today, against as many before. */
export const lastWeeks = (count: number) => compareDays(count * WEEK_DAYS, 'week')

/** The last months, each for itself; today's is the last of them, as far as it has come. */
export const lastMonths = (count: number): Span[] =>
  split({ start: dateOf(firstOfMonth(count - 1)), end: dateOf(startOfToday()) }, 'month')

/** What every answer says of its time. */
export const viewOf = (period: DashboardPeriod) => ({
  asOf: now().toISOString(),
  period,
  interval: intervals[period],
})
