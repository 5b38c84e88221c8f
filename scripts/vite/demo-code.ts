import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'
import { formatted } from '../format.mjs'
import { messageFiles, readMessages } from '../message-files.ts'

const query = '?code'
// No other plugin takes it for a module of the product.
const prefix = '\0demo-code:'

/** The same without types, set as people set it: the compiler drops empty lines and the project's own form. */
export async function withoutTypes(source: string, file: string): Promise<string> {
  const { code } = await transformWithOxc(source, file, {
    lang: 'tsx',
    jsx: 'preserve',
    target: 'esnext',
    sourcemap: false,
  })
  const spaced = code.replaceAll(
    /(?<=^(?!import |\/\*\*| \*).+\n)(?=(?:\/\*\*|export|const|function|let) ?)/gm,
    '\n',
  )
  const named = spaced.replaceAll(/(?<=from ".+)\.ts(x?)(?=")/g, (_, x: string) => (x ? '.jsx' : '.js'))
  const apart = named.replace(/^((?:import .+\n)+)(?!\n)/m, '$1\n')
  return formatted('demo.jsx', apart)
}

const hook = /^import .*\buseText\.ts'\n|^ *const text = useText\(\)\n\n?/gm
const asText = (words: string) => (/[<>{}]/.test(words) ? `{${JSON.stringify(words)}}` : words)
const asValue = (words: string) => `'${words.replaceAll(/['\\]/g, String.raw`\$&`)}'`

/**
 * The same with its English words in place of messages, so that it works in anyone's project. Code that asks for
 * messages in another way stays as it is.
 */
export function withWords(source: string, messages: Readonly<Record<string, string>>): string {
  const spoken = source
    .replaceAll(/(?<==)\{text\('([\w.-]+)'\)\}/g, (all, id: string) => {
      const words = messages[id]
      return words === undefined ? all : words.includes('"') ? `{${asValue(words)}}` : `"${words}"`
    })
    .replaceAll(/\{text\('([\w.-]+)'\)\}/g, (all, id: string) =>
      messages[id] === undefined ? all : asText(messages[id]),
    )
    .replaceAll(/\btext\('([\w.-]+)'\)/g, (all, id: string) =>
      messages[id] === undefined ? all : asValue(messages[id]),
    )
  return /\btext\(/.test(spoken) ? source : spoken.replaceAll(hook, '')
}

/** What is imported with `?code` is the text of a module, as it stands in TypeScript and without its types. */
export const demoCode = (): Plugin => ({
  name: 'demo-code',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.endsWith(query) || !importer) return undefined
    return `${prefix}${resolve(dirname(importer), source.slice(0, -query.length))}.js`
  },
  async load(id) {
    if (!id.startsWith(prefix)) return undefined
    const file = id.slice(prefix.length, -'.js'.length)
    for (const watched of [file, ...messageFiles('en')]) this.addWatchFile(watched)
    const ts = await formatted(file, withWords(await readFile(file, 'utf8'), readMessages('en')))
    const js = await withoutTypes(ts, file)
    return { code: `export default ${JSON.stringify({ ts, js })}`, moduleType: 'js' }
  },
})
