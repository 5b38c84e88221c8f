import { DASHBOARD_PERIODS, type DashboardPeriod } from '@data1522/mocks/contract/dashboards'
import { dayInStore } from '../../core/i18n/store-zone.ts'

/** The days that a dashboard shows, and what they are compared with, as its calls take them. */
export interface DashboardDays {
  /** Over how many days up to today. */
  readonly period?: DashboardPeriod
  /** The first and the last day, where they are one's own. */
  readonly from?: string
  readonly to?: string
  /** @default 'previous' */
  readonly compare?: 'year' | 'none'
}

const DAY = 86_400_000
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** A day where charts want an instant: its midnight, where one is. */
export const startOf = (day: string) => new Date(`${day}T00:00`)

/** Whether a text is a day that there is, as `2026-11-21`. */
export const isDay = (text: string) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && dateOf(time) === text
}

/** How many days there are from one to another, both included. */
export const countDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY + 1

/** Whether two are the same days against the same. */
export const areSameDays = (one: DashboardDays, other: DashboardDays) =>
  one.period === other.period &&
  one.from === other.from &&
  one.to === other.to &&
  one.compare === other.compare

/** Today, as the server counts days: that of the store. */
export const today = () => dayInStore()

/** So many days up to another. */
export const lastDays = (days: number, end = today()) => ({
  start: dateOf(Date.parse(end) - (days - 1) * DAY),
  end,
})

/** The period that some days are, if they end with today. */
export const periodOf = ({ start, end }: { start: string; end: string }) =>
  DASHBOARD_PERIODS.find((days) => end === today() && lastDays(days).start === start)

/** Days as the filters of lists have them in the address. */
export const daysInAddress = ({ from, to }: { from: string; to: string }) => `${from}..${to}`
