import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = join(import.meta.dirname, '../dashboard/src')

/** The files of a language: every place of the product that speaks has one for each. */
export const messageFiles = (language: string) =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((file) => join(sources, file))
    .filter((file) => file.endsWith(join('messages', `${language}.json`)))
    .toSorted()

/** Every message of a language. */
export const readMessages = (language: string): Record<string, string> =>
  Object.assign({}, ...messageFiles(language).map((file) => JSON.parse(readFileSync(file, 'utf8')) as object))
