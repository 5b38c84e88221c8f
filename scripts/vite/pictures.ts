import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

const folder = fileURLToPath(new URL('../../mocks/pictures/files', import.meta.url))
const inAddress = /^pictures\/((?:[\w-]+\/)*[\w-]+\.svg)$/

/** Serves the pictures of the sample data under `pictures/`, each under a name of its own that never changes. */
export function pictures(): Plugin {
  let base = '/'
  return {
    name: 'data1522:pictures',
    configResolved(config) {
      base = config.base
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = request.url?.split('?', 1)[0] ?? ''
        const name = inAddress.exec(address.startsWith(base) ? address.slice(base.length) : '')?.[1]
        const file = name && join(folder, name)
        if (!file || !existsSync(file)) return next()
        response.setHeader('content-type', 'image/svg+xml')
        createReadStream(file).pipe(response)
      })
    },
    generateBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!name.endsWith('.svg')) continue
        this.emitFile({
          type: 'asset',
          fileName: `pictures/${normalizePath(name)}`,
          source: readFileSync(join(folder, name)),
        })
      }
    },
  }
}
