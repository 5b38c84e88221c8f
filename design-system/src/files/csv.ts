/** What a cell of a file can hold. */
export type CsvCell = string | number | boolean | Date | null | undefined

/** What a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/
/** What keeps words of two directions in order on a screen, and only stands in the way elsewhere. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
const fixedSpaces = /[\u00A0\u2007\u202F]/g

const quote = (words: string) => `"${words.replaceAll('"', '""')}"`

function ofWords(words: string) {
  const plain = words.replace(directionMarks, '').replace(fixedSpaces, ' ')
  return quote(formula.test(plain) ? `'${plain}` : plain)
}

const ofDate = (date: Date) =>
  Number.isNaN(date.getTime()) ? '' : date.toISOString().replace(/\.\d+Z$/, 'Z')

function written(value: CsvCell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (value instanceof Date) return ofDate(value)
  return ofWords(String(value))
}

/**
 * Rows as comma-separated values, with the mark that lets spreadsheets read every script. Numbers can be calculated
 * with, instants are ISO 8601 in UTC, and words are plain words, even those that begin like a formula.
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]) =>
  `\uFEFF${rows.map((row) => row.map(written).join(',')).join('\r\n')}\r\n`
