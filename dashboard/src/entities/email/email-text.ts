import type { Email } from '@data1522/mocks/contract/email'

const texts = new WeakMap<Email, string>()
/** A mail's text is looked into by search; what is longer is no letter any more. */
const MOST = 20_000

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: '’' }

/** The words of a mail without its markup, for a line of preview and for search; never to be shown as html. */
export function textOf(email: Email): string {
  const known = texts.get(email)
  if (known !== undefined) return known
  const text = email.message
    .slice(0, MOST)
    .replace(/<(style|script|title|head|noscript|template)\b[^]*?(?:<\/\1>|$)/gi, ' ')
    .replace(/<!--[^]*?(?:-->|$)/g, ' ')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(?:#(\d{1,6})|(\w{2,6}));/g, (whole, code: string | undefined, name: string | undefined) =>
      code ? String.fromCodePoint(Math.min(0x10ffff, Number(code))) : (named[name ?? ''] ?? whole),
    )
    .replace(/\s+/g, ' ')
    .trim()
  texts.set(email, text)
  return text
}
