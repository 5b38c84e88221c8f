/** What is longer is no letter any more. */
const MOST = 20_000
/** A picture within the html, longer than all the words after it. */
const EMBEDDED = /data:[\w/+.-]+;base64,[\w+/=]+/g

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: '’' }

/** The words of the html of an e-mail, for a line of preview and for search; never to be shown as html. */
export const textOfHtml = (html: string): string =>
  html
    .replace(EMBEDDED, '')
    .slice(0, MOST)
    .replace(/<(style|script|title|head|noscript|template)\b[^]*?(?:<\/\1>|$)/gi, ' ')
    .replace(/<!--[^]*?(?:-->|$)/g, ' ')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(?:#(\d{1,6})|(\w{2,6}));/g, (whole, code: string | undefined, name: string | undefined) =>
      code ? String.fromCodePoint(Math.min(0x10ffff, Number(code))) : (named[name ?? ''] ?? whole),
    )
    .replace(/\s+/g, ' ')
    .trim()
