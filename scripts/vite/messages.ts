import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const languages = ['en', 'fr', 'ar']
const id = 'virtual:messages'
const fileOf = (language: string) =>
  fileURLToPath(new URL(`../../dashboard/src/locales/${language}.json`, import.meta.url))
const read = (language: string) =>
  JSON.parse(readFileSync(fileOf(language), 'utf8')) as Record<string, string>
const groupOf = (key: string) => key.slice(0, key.indexOf('.'))

/**
 * Serves the product's messages compiled, one module for each language and group (a key's first word), so that a
 * screen loads its own words in one language and the ICU parser never ships.
 */
export function messages(): Plugin {
  return {
    name: 'data1522:messages',
    resolveId: (source) => (source.startsWith(id) ? `\0${source}` : undefined),
    load(resolved) {
      if (resolved === `\0${id}`) {
        const groups = [...new Set(Object.keys(read('en')).map(groupOf))]
        const loaders = languages.map(
          (language) =>
            `${language}: { ${groups.map((group) => `${group}: () => import('${id}/${language}/${group}')`).join(', ')} }`,
        )
        return `export const loaders = { ${loaders.join(', ')} }`
      }
      if (!resolved.startsWith(`\0${id}/`)) return undefined
      const [language, group] = resolved.slice(id.length + 2).split('/') as [string, string]
      this.addWatchFile(fileOf(language))
      const english = read('en')
      const compiled = Object.entries(read(language))
        .filter(([key]) => groupOf(key) === group)
        .map(([key, text]) => [key, compile(text, english[key] ?? text)])
      return `export default ${JSON.stringify(Object.fromEntries(compiled))}`
    },
    hotUpdate({ file, server }) {
      if (languages.some((language) => file === fileOf(language))) server.ws.send({ type: 'full-reload' })
    },
  }
}

/** A message as its syntax tree without source positions; a plain sentence in every language stays a text. */
function compile(text: string, english: string) {
  const isPlain = [text, english].every((message) => {
    const [only, ...more] = parse(message)
    return more.length === 0 && only?.type === TYPE.literal && !message.includes("'")
  })
  return isPlain ? text : parse(text, { captureLocation: false })
}
