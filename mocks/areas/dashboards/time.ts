import {
  type DashboardComparison,
  type DashboardInterval,
  type DashboardPeriod,
  LONGEST_DASHBOARD_DAYS,
} from './contract.ts'
import { DAY, now } from '../../seed/clock.ts'
import { dateOf } from '../../seed/days.ts'
import { startOfToday } from '../../seed/moments.ts'
import { todayInStore } from '../../seed/store-time.ts'

/** Some days of the store in a row, both ends included. */
export interface Span {
  readonly start: string
  readonly end: string
}

/** Two spans of the same length, and the pieces of the first; the second has no days where nothing is compared. */
export interface Comparison {
  readonly span: Span
  readonly before: Span
  readonly interval: DashboardInterval
  readonly pieces: readonly Span[]
}

const WEEK_DAYS = 7
/** Up to how many days each piece is a day, or a week. */
const MOST_DAYS = 31
const MOST_WEEKS = 120

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

const firstOfMonth = (monthsAgo: number) => {
  const [year = 0, month = 0] = todayInStore().split('-').map(Number)
  return Date.UTC(year, month - 1 - monthsAgo, 1)
}

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
  interval,
  pieces: split(lastDays(days), interval),
})

/** What a dashboard is asked for. */
export interface AskedPeriod {
  readonly period: DashboardPeriod
  readonly from?: string
  readonly to?: string
  readonly compare: DashboardComparison
}

/** Whether a text is a day that there is; some engines read February 31 as a day of March. */
const isDate = (text: string) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && dateOf(time) === text
}

/** Days of one's own, as far as they have come. */
const ownSpan = ({ from = '', to = '' }: AskedPeriod): Span | null => {
  const today = todayInStore()
  const end = to > today ? today : to
  if (!isDate(from) || !isDate(end) || from > end) return null
  return (Date.parse(end) - Date.parse(from)) / DAY < LONGEST_DASHBOARD_DAYS ? { start: from, end } : null
}

const intervalOf = (days: number): DashboardInterval => {
  if (days <= MOST_DAYS) return 'day'
  return days <= MOST_WEEKS ? 'week' : 'month'
}

const yearBefore = (date: string) => {
  const day = new Date(date)
  day.setUTCFullYear(day.getUTCFullYear() - 1)
  return dateOf(day.getTime())
}

const spanBefore = (span: Span, days: number, compare: DashboardComparison): Span => {
  if (compare === 'year') return { start: yearBefore(span.start), end: yearBefore(span.end) }
  const end = dateOf(Date.parse(span.start) - DAY)
  return { start: compare === 'none' ? span.start : dateOf(Date.parse(span.start) - days * DAY), end }
}

/** The days that a dashboard is asked for, with what they are compared. */
export const comparisonOf = (asked: AskedPeriod): Comparison => {
  const span = ownSpan(asked) ?? lastDays(asked.period)
  const { length } = datesOf(span)
  const interval = intervalOf(length)
  return { span, before: spanBefore(span, length, asked.compare), interval, pieces: split(span, interval) }
}

/** The last seven days, against the seven before. */
export const lastWeek = () => compareDays(WEEK_DAYS, 'day')

/** The last weeks, the last one ending today, against as many before. */
export const lastWeeks = (count: number) => compareDays(count * WEEK_DAYS, 'week')

/** The last months, each for itself; today's is the last of them, as far as it has come. */
export const lastMonths = (count: number): Span[] =>
  split({ start: dateOf(firstOfMonth(count - 1)), end: todayInStore() }, 'month')

/** What every answer says of its time. */
export const viewOf = (asked: AskedPeriod) => {
  const { span, before, interval } = comparisonOf(asked)
  return {
    asOf: now().toISOString(),
    period: ownSpan(asked) ? null : asked.period,
    interval,
    from: span.start,
    to: span.end,
    compared: asked.compare === 'none' ? null : { from: before.start, to: before.end },
  }
}
