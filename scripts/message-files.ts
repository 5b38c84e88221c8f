import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = join(import.meta.dirname, '../dashboard/src')

const files = new Map<string, string[]>()
const texts = new Map<string, Record<string, string>>()

/** The files of a language: every place of the product that speaks has one for each. */
export function messageFiles(language: string): string[] {
  const known = files.get(language)
  if (known) return known
  const found = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((file) => join(sources, file))
    .filter((file) => file.endsWith(join('messages', `${language}.json`)))
    .toSorted()
  files.set(language, found)
  return found
}

/** Every message of a language. */
export function readMessages(language: string): Record<string, string> {
  const known = texts.get(language)
  if (known) return known
  const read: Record<string, string> = {}
  for (const file of messageFiles(language))
    Object.assign(read, JSON.parse(readFileSync(file, 'utf8')) as object)
  texts.set(language, read)
  return read
}

/** Reads the product's folders and files anew when next asked, because one of them has changed. */
export function forgetMessages() {
  files.clear()
  texts.clear()
}
