import { dirname, join, normalize, relative } from 'node:path'
import { normalizePath, parseSync, type Plugin } from 'vite'
import { source, speakers } from './speakers.ts'

/** What waits for a module and its words. */
const helper = join(source, 'core/i18n/with-messages.ts')
const isProduct = (file: string) =>
  file.startsWith(normalizePath(source)) && /\.tsx?$/.test(file) && !/\.(?:test|stories|d)\.tsx?$/.test(file)

/** What a module of the product is with each part that it fetches coming together with the words of the part. */
export function withWords(
  code: string,
  file: string,
  { groupsBeside }: Pick<typeof speakers, 'groupsBeside'> = speakers,
): string {
  const parts = parseSync(file, code)
    .module.dynamicImports.map(({ start, end, moduleRequest }) => {
      const [, asked = ''] = /^['"](\..+)['"]$/.exec(code.slice(moduleRequest.start, moduleRequest.end)) ?? []
      return { start, end, groups: asked ? groupsBeside(file, join(dirname(file), asked)) : [] }
    })
    .filter(({ groups }) => groups.length > 0)
  if (parts.length === 0) return code
  const spoken = parts.toReversed().reduce((text, { start, end, groups }) => {
    const part = `withMessages(${text.slice(start, end)}, ${JSON.stringify(groups)})`
    return text.slice(0, start) + part + text.slice(end)
  }, code)
  const path = normalizePath(relative(dirname(file), helper))
  // At the end, so that each line stays where it is.
  return `${spoken}\nimport { withMessages } from '${path.startsWith('.') ? path : `./${path}`}'\n`
}

/**
 * Fetches words with the code that speaks them: what a module imports later comes together with the groups of messages
 * that it, and all that it imports at once, speaks.
 */
export const wordsOfParts = (): Plugin => ({
  name: 'data1522:words-of-parts',
  enforce: 'pre',
  transform(code, id) {
    const [file] = id.split('?') as [string]
    if (file !== id || !isProduct(file) || !code.includes('import(')) return undefined
    return { code: withWords(code, normalize(file)), map: null }
  },
  hotUpdate({ file, server }) {
    if (!isProduct(file) || !speakers.reread(normalize(file))) return
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll()
    server.ws.send({ type: 'full-reload' })
  },
})
