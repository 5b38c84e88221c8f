import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { messageFiles, readMessages } from '../message-files.ts'
import { screensOf } from './screens.ts'

const languages = ['en', 'fr', 'ar']
const id = 'virtual:demos'
const sources = join(import.meta.dirname, '../../dashboard/src')
const demo = /id: '([\w-]+)',\s+title: '([\w.-]+)',\s+text: '([\w.-]+)'/g

/** The addresses that show demos, each with the file that lists them. */
function pages(): { path: string; file: string }[] {
  return globSync('features/*/routes.ts', { cwd: sources })
    .toSorted()
    .flatMap((manifest) => screensOf(join(sources, manifest)))
    .flatMap(({ path, screen }) => {
      const [page] = screen.modules
      if (!page) return []
      const list = join(dirname(page), 'demos.ts')
      return [{ path, file: existsSync(list) ? list : page }]
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
    const listed = pages()
    for (const file of [...messageFiles(language), ...listed.map((page) => page.file)])
      this.addWatchFile(file)
    const demos = listed.flatMap(({ path, file }) =>
      [...readFileSync(file, 'utf8').matchAll(demo)].map(([, place, title, text]) => [
        `${path}#${place}`,
        messages[title!],
        messages[text!],
      ]),
    )
    return `export default ${JSON.stringify(demos)}`
  },
})
