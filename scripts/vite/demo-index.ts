import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { messageFiles, readMessages } from '../message-files.ts'
import { screensOf } from './screens.ts'

const languages = ['en', 'fr', 'ar']
const id = 'virtual:demos'
const sources = join(import.meta.dirname, '../../dashboard/src')
const demo = /id: '([\w-]+)',\s+title: '([\w.-]+)',\s+text: '([\w.-]+)'/g

/** An address that shows demos, with the module of its page and the file that lists them. */
interface DemoPage {
  readonly path: string
  readonly file: string
  readonly page: string
}

/** What a list of demos says of one of them: its place, and the ids of its title and its sentence. */
export const demosIn = (file: string) =>
  Array.from(readFileSync(file, 'utf8').matchAll(demo), ([, id, title, text]) => ({
    id: id!,
    title: title!,
    text: text!,
  }))

/** The addresses that show demos. */
export function demoPages(): DemoPage[] {
  return globSync('features/*/routes.ts', { cwd: sources })
    .toSorted()
    .flatMap((manifest) => screensOf(join(sources, manifest)))
    .flatMap(({ path, modules }) => {
      const [page] = modules
      if (!page) return []
      const list = join(dirname(page), 'demos.ts')
      return [{ path, page, file: existsSync(list) ? list : page }]
    })
}

/**
 * Serves, for each language, where every demo stands and what it is called and shows: what the palette looks through,
 * without the pages and their words.
 */
export const demoIndex = (): Plugin => ({
  name: 'data1522:demo-index',
  resolveId: (source) => (source.startsWith(id) ? `\0${source}` : undefined),
  load(resolved) {
    if (resolved === `\0${id}`)
      return `export const demosIn = { ${languages.map((language) => `${language}: () => import('${id}/${language}')`).join(', ')} }`
    if (!resolved.startsWith(`\0${id}/`)) return undefined
    const language = resolved.slice(id.length + 2)
    const messages = readMessages(language)
    const listed = demoPages()
    for (const file of [...messageFiles(language), ...listed.map((page) => page.file)])
      this.addWatchFile(file)
    const demos = listed.flatMap(({ path, file }) =>
      demosIn(file).map((one) => [`${path}#${one.id}`, messages[one.title], messages[one.text]]),
    )
    return `export default ${JSON.stringify(demos)}`
  },
})
