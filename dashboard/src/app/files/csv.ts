/** A value that a spreadsheet would run as a formula is kept as text. */
const guard = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)
const quote = (value: string) => `"${guard(value).replaceAll('"', '""')}"`

/** Rows as comma-separated values, with the mark that lets spreadsheets read every script. */
export const toCsv = (rows: readonly (readonly string[])[]) =>
  `\uFEFF${rows.map((row) => row.map(quote).join(',')).join('\r\n')}\r\n`
