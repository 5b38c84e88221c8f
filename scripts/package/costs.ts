import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { gzipSize } from '../../tests/support/gzip.ts'
import { PACKAGE } from './exports.mjs'
import { publicComponents } from './guides.ts'

/**
 * What each component costs a page that has none yet: the bytes of its code with all that it loads at once, minified
 * and compressed by gzip, without React. It is measured in the built package.
 */
export async function readCosts(folder = join(PACKAGE, 'dist')): Promise<Map<string, number>> {
  const input = Object.fromEntries(
    publicComponents().map(({ name, module }) => [name, join(folder, module.replace(/\.tsx$/, '.js'))]),
  )
  const { output } = (await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input, external: /^react(?:-dom)?(?:\/|$)/, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(
    output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
  )
  const sizes = new Map([...chunks].map(([file, { code }]) => [file, gzipSize(code)]))
  function costOf(entry: string) {
    const reached = new Set<string>()
    const reach = (file: string) => {
      const chunk = chunks.get(file)
      if (!chunk || reached.has(file)) return
      reached.add(file)
      chunk.imports.forEach(reach)
    }
    reach(entry)
    return [...reached].reduce((sum, file) => sum + sizes.get(file)!, 0)
  }
  return new Map(
    [...chunks.values()].flatMap(({ isEntry, name, fileName }) =>
      isEntry ? [[name, costOf(fileName)] as const] : [],
    ),
  )
}
