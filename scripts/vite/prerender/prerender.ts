import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { readerOf } from '../bundle-files.ts'
import { screensOf } from '../screens.ts'
import { drawPages } from './draw-pages.ts'
import type { Drawn } from './draw.tsx'
import { pageOf } from './page.ts'
import { about, landing, pricing, type PublicPage } from './pages.ts'

const source = fileURLToPath(new URL('../../../dashboard/src', import.meta.url))
const manifest = join(source, 'features/public-site/routes.ts')

/** Where the product is found, for what names whole addresses. */
const usualSite = 'https://data1522.example'

interface PrerenderOptions {
  /** Where the API is, if not in the page. */
  apiBase: string
  /** Where the product is found: a scheme and a host. */
  site: string | undefined
}

/**
 * Draws the public pages as files in a build, so that they can be read without a script; beside them a map of the site
 * for search engines. React takes over what stands there (`dashboard/src/core/drawn.ts`).
 */
export function prerender({ apiBase, site = usualSite }: PrerenderOptions): Plugin {
  // Which jobs are open a server knows, when it is asked.
  const pages: readonly PublicPage[] = apiBase ? [landing, pricing] : [landing, pricing, about]
  let base = '/'
  let drawing: Promise<Drawn[]> | undefined
  const home = () => site.replace(/\/$/, '') + base
  return {
    name: 'data1522:prerender',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    buildStart() {
      drawing = drawPages({ pages, base, home: home() })
      // Told when it is waited for.
      drawing.catch(() => undefined)
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const html = bundle['index.html']
        if (html?.type !== 'asset') throw new Error('The page is not there to be drawn into.')
        const { filesOf } = readerOf(bundle)
        // A sheet that stands in a page twice declares its fonts twice: they load anew with each later sheet.
        const stylesOf = (modules: readonly string[]) =>
          filesOf(modules).filter((file) => file.endsWith('.css') && !String(html.source).includes(file))
        const screens = screensOf(manifest)
        const drawn = await drawing!
        for (const [at, { path, unscripted }] of pages.entries()) {
          const { modules } = screens.find((screen) => screen.path === path)!
          const styles = stylesOf(modules)
          const later = unscripted ? stylesOf([join(source, unscripted)]) : []
          this.emitFile({
            type: 'asset',
            fileName: `${path.slice(1)}/index.html`,
            source: pageOf(String(html.source), drawn[at]!, {
              path,
              base,
              home: home(),
              styles,
              unscriptedStyles: later.filter((file) => !styles.includes(file)),
            }),
          })
        }
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: mapOf(pages, home()) })
        this.emitFile({
          type: 'asset',
          fileName: 'robots.txt',
          source: `User-agent: *\nAllow: /\n\nSitemap: ${home()}sitemap.xml\n`,
        })
      },
    },
  }
}

const mapOf = (pages: readonly PublicPage[], home: string) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path }) => `  <url><loc>${home}${path.slice(1)}</loc></url>`),
    '</urlset>\n',
  ].join('\n')
