import { createHash } from 'node:crypto'
import { minify, type Plugin } from 'vite'
import { firstPaintScript } from '../../design-system/src/theme/applyPreferences.ts'
import { cookiePrefix, preferenceOptions } from '../../dashboard/src/core/preferences/preference-options.ts'
import { preloadScript } from './preload.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The one style element that react-aria adds to a page (touch-action of pressables). */
const ariaStyleHash = `'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='`

/** Says before the first frame that the page is one with navigation, so that its ground is there at once. */
const shellScript = `if (/(^|; )accessToken=/.test(document.cookie) && /\\/(apps|dashboards|access-control|charts|components|extensions|forms|tables|wizard-examples|pages\\/(?!authentication|misc))/.test(location.pathname)) document.documentElement.dataset.firstFrame = 'shell'`

/** Says before the first frame whether the visitor is the one for whom the build drew the page: of no choice yet. */
const drawnScript = `{
  const { dataset, lang, dir } = document.documentElement
  const isChosen = /(^|; )(accessToken|${cookiePrefix}theme=(?!%22dark%22))/.test(document.cookie)
  const isHere = location.pathname.replace(/\\/$/, '') === dataset.drawn && location.search === ''
  if ('drawn' in dataset && (lang !== 'en' || dir !== 'ltr' || isChosen || !isHere)) dataset.drawn = 'other'
}`

/** Where calls go, when it is not where the page comes from: a base such as `/` is on the page's own origin. */
function foreignOrigin(apiBase: string) {
  const here = 'http://here.invalid'
  const { protocol, origin } = new URL(apiBase, here)
  if (!/^https?:$/.test(protocol))
    throw new Error(`VITE_API_BASE is “${apiBase}”: give an address (http://localhost:8080), or a path (/).`)
  return origin === here ? undefined : origin
}

/**
 * The policy of every page: nothing but our own files, and inline only what is named by its hash. Pictures may be of any
 * site, since a product's can be.
 */
function policy(script: string, apiBase: string): string {
  const origin = foreignOrigin(apiBase)
  const api = origin ? ` ${origin}` : ''
  return [
    `default-src 'none'`,
    `script-src 'self' ${hash(script)}`,
    `style-src 'self' ${ariaStyleHash}`,
    `img-src 'self' data: blob: https:${api}`,
    `font-src 'self'`,
    `worker-src 'self'`,
    `connect-src 'self'${api}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `require-trusted-types-for 'script'`,
    // Ours (core/trusted-types.ts), that of Prose, and those of what cleans and pastes markup, of which there are two each.
    `trusted-types default data1522-prose dompurify ProseMirrorClipboard 'allow-duplicates'`,
  ].join('; ')
}

/**
 * Puts the first-paint snippet into the page's head, and, in a build, what asks
 * ahead for the font of the language and all that the screen of the address is made of, and adds the
 * Content-Security-Policy with the snippet's hash. The dev server inlines scripts of its own, so it has none.
 */
export function firstPaint({ apiBase }: { apiBase: string }): Plugin {
  let isBuild = false
  let base = '/'
  return {
    name: 'data1522:first-paint',
    configResolved(config) {
      isBuild = config.command === 'build'
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_, { bundle }) {
        const parts = [
          firstPaintScript(preferenceOptions),
          shellScript,
          drawnScript,
          ...(bundle ? [preloadScript(bundle, base)] : []),
        ]
        const { code } = await minify('first-paint.js', parts.join(';\n'))
        const script = code.trim()
        const font = Object.keys(bundle ?? {}).find((file) => /inter-latin-(?!ext-).*\.woff2$/.test(file))
        return [
          ...(isBuild
            ? [
                {
                  tag: 'meta',
                  attrs: { 'http-equiv': 'Content-Security-Policy', content: policy(script, apiBase) },
                  injectTo: 'head-prepend' as const,
                },
              ]
            : []),
          { tag: 'script', children: script, injectTo: 'head-prepend' },
          ...(font
            ? [
                {
                  tag: 'link',
                  attrs: {
                    rel: 'preload',
                    as: 'font',
                    type: 'font/woff2',
                    crossorigin: true,
                    href: base + font,
                  },
                  injectTo: 'head' as const,
                },
              ]
            : []),
        ]
      },
    },
  }
}
