import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = join(import.meta.dirname, '../dashboard/src')

/** The files of a language: every place of the product that speaks has one for each. */
export const messageFiles = (language: string) =>
  globSync(`${sources}/**/messages/${language}.json`).toSorted()

/** Every message of a language. */
export const readMessages = (language: string): Record<string, string> =>
  Object.assign({}, ...messageFiles(language).map((file) => JSON.parse(readFileSync(file, 'utf8')) as object))
