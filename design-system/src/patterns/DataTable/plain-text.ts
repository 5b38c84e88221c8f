import type { DataColumn } from './types.ts'

const two = (value: number) => String(value).padStart(2, '0')
const timeText = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`

/** Whether a date stands for a day: it has no time. */
export const isDay = (date: Date) => timeText(date) === '00:00'

/** A day as every spreadsheet reads it, with the time where there is one. */
function dayText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return isDay(date) ? day : `${day} ${timeText(date)}`
}

/** What a column says of a row in plain words; nothing where it draws its cell and says neither `text` nor `value`. */
export function plainText<Row>(
  column: Pick<DataColumn<Row>, 'cell' | 'value' | 'text'>,
  row: Row,
): string | undefined {
  if (column.text) return column.text(row)
  const value = column.value ? column.value(row) : column.cell(row)
  if (value instanceof Date) return dayText(value)
  if (typeof value === 'object' && value !== null) return undefined
  return value === null || value === undefined ? '' : String(value)
}
