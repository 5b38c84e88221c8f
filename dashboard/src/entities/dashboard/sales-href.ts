import { href } from 'react-router-dom'
import { daysInAddress } from './period.ts'

/** The orders of some days that the figures of sales count, as their list shows them. */
export const salesHref = (
  days: { from: string; to: string },
  filters: Readonly<Record<string, string>> = {},
) =>
  `${href('/apps/ecommerce/order/list')}?${new URLSearchParams({
    payment: 'sold',
    date: daysInAddress(days),
    ...filters,
  })}`

/** The same of one day. */
export const salesOfDay = (date: string) => salesHref({ from: date, to: date })

/** The same of some days in a row. */
export const salesOfDays = (days: readonly { readonly date: string }[]) =>
  salesHref({ from: days[0]!.date, to: days.at(-1)!.date })

const WEEK = 7

/** The same of some weeks in a row, by their first days. */
export const salesOfWeeks = (weeks: readonly { readonly date: string }[]) => {
  const last = new Date(weeks.at(-1)!.date)
  last.setUTCDate(last.getUTCDate() + WEEK - 1)
  return salesHref({ from: weeks[0]!.date, to: last.toISOString().slice(0, 10) })
}

/** The last day of a month, such as `2026-09`. */
const lastDayOf = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** The same of some months in a row. */
export const salesOfMonths = (months: readonly { readonly month: string }[]) =>
  salesHref({ from: `${months[0]!.month}-01`, to: lastDayOf(months.at(-1)!.month) })
