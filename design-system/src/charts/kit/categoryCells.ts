import type { CsvCell } from '../../files/csv.ts'
import { isMidnight } from './formats.ts'
import type { ChartCategory } from './types.ts'

const digits = (value: number, count: number) => String(value).padStart(count, '0')
const dayOf = (date: Date) =>
  [digits(date.getFullYear(), 4), digits(date.getMonth() + 1, 2), digits(date.getDate(), 2)].join('-')

/** Categories for a file: whole days by the date that the chart shows, which in UTC may be the day before. */
export function categoryCells(categories: readonly ChartCategory[]): CsvCell[] {
  const areDays = categories.every((category) => category instanceof Date && isMidnight(category))
  return categories.map((category) => (areDays && category instanceof Date ? dayOf(category) : category))
}
