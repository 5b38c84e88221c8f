import { createHash } from 'node:crypto'
import { documentPreferences } from '../../../dashboard/src/core/preferences/preference-options.ts'
import type { Drawn } from './draw.tsx'

interface PageOptions {
  /** The address of the page, from the product's start. */
  readonly path: string
  readonly base: string
  /** The whole address of the product's start, with a slash at its end. */
  readonly home: string
  /** The styles of what is drawn besides those that every page names. */
  readonly styles: readonly string[]
  /** The styles of what shows only where no script runs. */
  readonly unscriptedStyles: readonly string[]
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }
const escaped = (text: string) => text.replace(/[&"<]/g, (sign) => ENTITIES[sign]!)
const unescaped = (text: string) =>
  Object.entries(ENTITIES)
    .toReversed()
    .reduce((plain, [sign, entity]) => plain.replaceAll(entity, sign), text)
    .replaceAll('&#x27;', "'")
/** JSON as it may stand in a page: nothing in it ends its element. */
const data = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What the first-paint snippet would say of somebody who has chosen nothing. */
const usual = documentPreferences
  .flatMap(({ attribute, values: [value] }) =>
    attribute === 'dir' ? ['dir="ltr"'] : [`${attribute}="${value}"`],
  )
  .join(' ')

/** The page of every address, filled with what is drawn of one. */
export function pageOf(html: string, drawn: Drawn, { path, base, home, ...options }: PageOptions): string {
  const { title, description, facts } = drawn
  const url = home + path.slice(1)
  const meta = (names: Record<string, string>, key: string) =>
    Object.entries(names).map(([name, content]) => `<meta ${key}="${name}" content="${escaped(content)}">`)
  const sheet = (file: string) => `<link rel="stylesheet" crossorigin href="${base}${file}">`
  const head = [
    ...options.styles.map(sheet),
    options.unscriptedStyles.length > 0
      ? `<noscript>${options.unscriptedStyles.map(sheet).join('')}</noscript>`
      : '',
    `<link rel="canonical" href="${url}">`,
    ...meta(
      {
        'og:type': 'website',
        'og:site_name': 'DATA1522',
        'og:locale': 'en_US',
        'og:title': unescaped(title),
        'og:description': description,
        'og:url': url,
        'og:image': `${home}social.png`,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': 'DATA1522: the whole back office, in one calm place',
      },
      'property',
    ),
    ...meta({ 'twitter:card': 'summary_large_image' }, 'name'),
    `<script type="application/ld+json">${data({ '@context': 'https://schema.org', '@graph': facts })}</script>`,
  ].join('\n    ')
  const given =
    drawn.given.length > 0
      ? `\n    <script type="application/json" id="given">${data(drawn.given)}</script>`
      : ''
  const replacements: [string | RegExp, string][] = [
    ['<html', `<html ${usual} data-drawn="${base}${path.slice(1)}"`],
    [/<title>.*?<\/title>/, `<title>${title}</title>`],
    [/(<meta name="description" content=")[^"]*/, `$1${escaped(description).replaceAll('$', '$$$$')}`],
    // The page's policy has its quotes as entities.
    [/style-src (?:&#39;|[^;])*/, `$& ${permitted(drawn.html)}`],
    ['</head>', `  ${head}\n  </head>`],
    ['<div id="root"></div>', `<div id="root">${drawn.html}</div>${given}`],
  ]
  return replacements.reduce((page, [place, text]) => {
    const filled = typeof place === 'string' ? page.replace(place, () => text) : page.replace(place, text)
    if (filled === page) throw new Error(`The page has no ${String(place)} to be drawn into.`)
    return filled
  }, html)
}

/** Lets in the styles that stand on elements, each by its hash: scripts set them by other means. */
function permitted(html: string): string {
  const styles = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, style]) => unescaped(style!)))
  return styles.size > 0 ? ["'unsafe-hashes'", ...[...styles].map(hash)].join(' ') : ''
}
