/** What a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/
const quote = (value: string) => `"${value.replaceAll('"', '""')}"`
// A number may begin with a minus; words that do are kept as words.
const cell = (value: string | number) =>
  typeof value === 'number' ? String(value) : quote(formula.test(value) ? `'${value}` : value)

/** Rows as comma-separated values, with the mark that lets spreadsheets read every script. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]) =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
