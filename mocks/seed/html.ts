const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]!)

const inTag = (tag: string, content: string) => `<${tag}>${content}</${tag}>`

/** Plain texts as html, each a paragraph. */
export const toParagraphs = (texts: readonly string[]) =>
  texts.map((text) => inTag('p', escape(text))).join('')

/** A plain text as a heading of html. */
export const toHeading = (text: string) => inTag('h2', escape(text))

/** Plain texts as the items of a list of html. */
export const toList = (kind: 'ol' | 'ul', items: readonly string[]) =>
  items.length === 0 ? '' : inTag(kind, items.map((item) => inTag('li', escape(item))).join(''))

/** A link of html on a plain text. */
export const toLink = (address: string, text: string) => `<a href="${escape(address)}">${escape(text)}</a>`
