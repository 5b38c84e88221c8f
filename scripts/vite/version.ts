import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Tells which version a build is: in the page that loads it, and in `version.json` beside it, so that a page that has
 * been open for long can see that there is a newer one. The names of the files, which hold their hashes, make the version.
 */
export function version(): Plugin {
  let current = ''
  return {
    name: 'data1522:version',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) => /\.(js|css)$/.test(file))
        current = createHash('sha256').update(files.toSorted().join()).digest('base64url').slice(0, 12)
        return [{ tag: 'meta', attrs: { name: 'version', content: current }, injectTo: 'head' }]
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({
          type: 'asset',
          fileName: 'version.json',
          source: JSON.stringify({ version: current }),
        })
      },
    },
  }
}
