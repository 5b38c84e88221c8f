import { sanitizeHtml } from '@data1522/design-system/sanitizeHtml'

/** A part of an article under a heading of its own. */
export interface ArticlePart {
  /** The same in every language, so that a link to it survives a change of language. */
  readonly id: string
  readonly title: string
  readonly html: string
}

/** Splits the markup of an article at its headings; the text before the first one is the introduction. */
export function partsOf(html: string, firstPlace = 1): { introduction: string; parts: ArticlePart[] } {
  const page = new DOMParser().parseFromString(sanitizeHtml(html), 'text/html')
  let introduction = ''
  const parts: ArticlePart[] = []
  for (const element of page.body.children) {
    const last = parts.at(-1)
    if (element.nodeName === 'H2')
      parts.push({ id: `part-${firstPlace + parts.length}`, title: element.textContent, html: '' })
    else if (last) parts[parts.length - 1] = { ...last, html: last.html + element.outerHTML }
    else introduction += element.outerHTML
  }
  return { introduction, parts }
}
