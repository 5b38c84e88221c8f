import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { forgetMessages, messageFiles, readMessages } from '../message-files.ts'
import { speakers } from './words/speakers.ts'
import { wordsOfParts } from './words/with-words.ts'

const languages = ['en', 'fr', 'ar']
const id = 'virtual:messages'
const groupOf = (key: string) => key.slice(0, key.indexOf('.'))

/** The group that every page needs; it comes with the list of the others, so that neither waits for the other. */
const first = 'app'

/**
 * Serves the product's messages compiled: for each language a module with what every page says and the way to its other
 * groups (a key's first word), each a module of its own, so that a screen loads its own words in one language and the
 * ICU parser never ships; and lets them come with the code that speaks them.
 */
export const messages = (): Plugin[] => [wordsOfParts(), messageModules()]

function messageModules(): Plugin {
  let grouped = new Map<string, Map<string, string[]>>()
  const keysOf = (language: string) => {
    const known = grouped.get(language) ?? Map.groupBy(Object.keys(readMessages(language)), groupOf)
    grouped.set(language, known)
    return known
  }
  const compiled = (language: string, group: string) => {
    const [texts, english] = [readMessages(language), readMessages('en')]
    const keys = keysOf(language).get(group) ?? []
    return Object.fromEntries(
      keys.map((key) => [key, compile(texts[key]!, english[key] ?? texts[key]!, language)]),
    )
  }
  const forget = () => {
    grouped = new Map()
    forgetMessages()
    speakers.forget()
  }
  return {
    name: 'data1522:messages',
    buildStart: forget,
    resolveId: (source) => (source.startsWith(id) ? `\0${source}` : undefined),
    load(resolved) {
      if (resolved === `\0${id}`)
        return `export const languages = { ${languages.map((language) => `${language}: () => import('${id}/${language}')`).join(', ')} }`
      if (!resolved.startsWith(`\0${id}/`)) return undefined
      const [language, group] = resolved.slice(id.length + 2).split('/') as [string, string?]
      for (const file of messageFiles(language)) this.addWatchFile(file)
      if (group) return `export default ${JSON.stringify(compiled(language, group))}`
      const groups = [...keysOf('en').keys()].filter((name) => name !== first)
      const loaders = groups.map((name) => `${name}: () => import('${id}/${language}/${name}')`)
      return `
        const ${first} = Promise.resolve({ default: ${JSON.stringify(compiled(language, first))} })
        export const loaders = { ${first}: () => ${first}, ${loaders.join(', ')} }`
    },
    hotUpdate({ file, server }) {
      if (!/\/messages\/\w+\.json$/.test(file)) return
      forget()
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll()
      server.ws.send({ type: 'full-reload' })
    },
  }
}

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value })

/** A sign that belongs to what follows it, as in #5400 or @name. */
const SIGN = /[#@]$/

/**
 * What a sentence from right to left is given, a name or a day, keeps its own direction and pulls no comma or full stop
 * along: it stands, with its sign, between the marks that `<bdi>` stands for.
 */
function isolate(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  const isolated: MessageFormatElement[] = []
  for (const element of elements) {
    if (element.type === TYPE.argument) {
      const before = isolated.at(-1)
      let sign = ''
      if (before?.type === TYPE.literal) {
        sign = SIGN.exec(before.value)?.[0] ?? ''
        isolated.splice(-1, 1, literal(before.value.slice(0, before.value.length - sign.length)))
      }
      isolated.push(literal(`\u2068${sign}`), element, literal('\u2069'))
    } else if (element.type === TYPE.tag) {
      isolated.push({ ...element, children: isolate(element.children) })
    } else if (element.type === TYPE.select || element.type === TYPE.plural) {
      const options = Object.entries(element.options).map(
        ([name, option]) => [name, { ...option, value: isolate(option.value) }] as const,
      )
      isolated.push({ ...element, options: Object.fromEntries(options) })
    } else isolated.push(element)
  }
  return isolated
}

/** A message as its syntax tree without source positions; a plain sentence in every language stays a text. */
export function compile(text: string, english: string, language: string) {
  const isPlain = [text, english].every((message) => {
    const [only, ...more] = parse(message)
    return more.length === 0 && only?.type === TYPE.literal && !message.includes("'")
  })
  if (isPlain) return text
  const elements = parse(text, { captureLocation: false })
  return language === 'ar' && elements.length > 1 ? isolate(elements) : elements
}
