import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Plugin, transformWithOxc } from 'vite'

const name = 'sw.js'
const own = fileURLToPath(new URL('../../dashboard/worker/worker.ts', import.meta.url))
const ofMock = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'))

/**
 * Makes the one service worker that a page can have. In a build it keeps the product's files and, where no server
 * answers, carries the mock's worker; while developing it is the mock's alone, so that nothing is kept.
 */
export function serviceWorker({ apiBase }: { apiBase: string }): Plugin {
  let base = '/'
  return {
    name: 'data1522:service-worker',
    enforce: 'post',
    configResolved(config) {
      base = config.base
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (request.url?.split('?', 1)[0] !== base + name) return next()
        response.setHeader('content-type', 'text/javascript')
        response.setHeader('cache-control', 'no-cache')
        response.end(await readFile(ofMock))
      })
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const html = bundle['index.html']
        if (html?.type !== 'asset') throw new Error('The page is not there to be kept.')
        const page = String(html.source)
        const version = /<meta name="version" content="([^"]+)">/.exec(page)?.[1]
        const inFolder = (folder: string) =>
          Object.keys(bundle)
            .filter((file) => file.startsWith(folder) && !file.endsWith('.map'))
            .toSorted()
        // A server of its own has its own pictures.
        const pictures = apiBase ? [] : inFolder('pictures/')
        const source = JSON.stringify({ page, files: inFolder('assets/'), pictures })
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        const list = `assets/app-${hash}.json`
        this.emitFile({ type: 'asset', fileName: list, source })
        const { code } = await transformWithOxc(await readFile(own, 'utf8'), own, { target: 'es2023' })
        const parts = [
          `(() => {\nconst build = ${JSON.stringify({ version, list })}\n${code}})()`,
          ...(apiBase ? [] : [await readFile(ofMock, 'utf8')]),
        ]
        this.emitFile({ type: 'asset', fileName: name, source: parts.join('\n') })
      },
    },
  }
}
