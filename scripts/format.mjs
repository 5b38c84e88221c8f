import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'

const STYLE = JSON.parse(readFileSync(join(import.meta.dirname, '../.oxfmtrc.json'), 'utf8'))

/** A text in the format of the repository; the name of its file says what it is written in. */
export async function formatted(file, text) {
  const { code, errors } = await format(file, text, STYLE)
  if (errors.length > 0) throw new Error(`${file} cannot be formatted: ${errors[0].message}`)
  return code
}
