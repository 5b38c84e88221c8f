import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const MODULES = resolve(import.meta.dirname, '../../node_modules')
const DICTIONARIES = '{react-aria,react-stately,react-aria-components}/dist/private/intl/**/??-??.mjs'

/** Code with its escapes written out and one kind of quotes, because each tool writes a text in another way. */
const plain = (code: string) =>
  code
    .replaceAll(
      /\\u\{([\da-f]+)\}|\\u([\da-f]{4})|\\x([\da-f]{2})/gi,
      (_, ...codes: (string | undefined)[]) =>
        String.fromCodePoint(Number.parseInt(codes.slice(0, 3).find(Boolean)!, 16)),
    )
    .replaceAll(/\\?["'`]/g, '"')

/** Each message of a dictionary as it stands in code: its key and its text. Those with gaps are functions, left out. */
const entriesOf = (dictionary: Record<string, unknown>) =>
  Object.entries(dictionary).flatMap(([key, text]) =>
    typeof text === 'string' ? [plain(`${/\W/.test(key) ? `"${key}"` : key}:"${text}"`)] : [],
  )

/** What the installed react-aria says, by language, as it stands in a bundle. */
async function dictionaries() {
  const languages: Record<string, Set<string>> = {}
  for (const file of globSync(DICTIONARIES, { cwd: MODULES })) {
    const language = /(\w\w)-\w\w\.mjs$/.exec(file)![1]!
    const { default: dictionary } = await import(pathToFileURL(resolve(MODULES, file)).href)
    const all = (languages[language] ??= new Set())
    for (const entry of entriesOf(dictionary)) all.add(entry)
  }
  return languages
}

/**
 * How many of react-aria's messages stand in some code, by language, and one of them each. Only a message that no
 * other language shares tells its language; among those that are not `kept`, any does.
 */
export async function reactAriaWords(code: string, kept: readonly string[]) {
  const languages = await dictionaries()
  const text = plain(code)
  return Object.entries(languages).map(([language, entries]) => {
    const others = Object.keys(languages).filter(
      (other) => other !== language && (kept.includes(language) || kept.includes(other)),
    )
    const telling = [...entries].filter((entry) => others.every((other) => !languages[other]!.has(entry)))
    const found = telling.filter((entry) => text.includes(entry))
    return { language, known: telling.length, found: found.length, example: found[0] }
  })
}
