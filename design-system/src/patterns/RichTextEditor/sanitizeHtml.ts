import createPurifier, { type DOMPurify, type UponSanitizeAttributeHookEvent } from 'dompurify'
import { withoutInlineStyles } from '../../internal/withoutInlineStyles.ts'
import { isImageAddress, isLinkAddress } from './addresses.ts'

/** The elements that the editor reads or writes. */
const elements = [
  'p div br hr h1 h2 h3 h4 h5 h6 blockquote pre ul ol li',
  'strong b em i u s del strike code a img',
  'table thead tbody tfoot tr th td',
].flatMap((names) => names.split(' '))

const whole = /^\d{1,4}$/
const isWhole = (value: string) => whole.test(value)

/** Where the lines of a block stand. */
export const sides = ['start', 'center', 'end', 'left', 'right', 'justify']
const isSide = (value: string) => sides.includes(value)
const alignment = new RegExp(String.raw`(?:^|;)\s*text-align\s*:\s*(${sides.join('|')})\s*(?:;|$)`, 'i')

/** The attributes that may stay, and on which elements; each says whether a value is one that it may have. */
const attributes: Record<string, { on?: readonly string[]; takes: (value: string) => boolean }> = {
  align: { takes: (value) => isSide(value) },
  dir: { takes: (value) => /^(?:ltr|rtl|auto)$/i.test(value) },
  href: { on: ['A'], takes: isLinkAddress },
  title: { on: ['A', 'IMG'], takes: () => true },
  src: { on: ['IMG'], takes: isImageAddress },
  alt: { on: ['IMG'], takes: () => true },
  width: { on: ['IMG'], takes: isWhole },
  height: { on: ['IMG'], takes: isWhole },
  start: { on: ['OL'], takes: isWhole },
  colspan: { on: ['TH', 'TD'], takes: isWhole },
  rowspan: { on: ['TH', 'TD'], takes: isWhole },
  class: { on: ['CODE'], takes: (value) => /^language-[\w+-]+$/.test(value) },
}

const allowed = [...Object.keys(attributes), 'data-css']
const config = {
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const

function checkAttribute(element: Element, event: UponSanitizeAttributeHookEvent) {
  const rule = Object.hasOwn(attributes, event.attrName) ? attributes[event.attrName] : undefined
  if (rule?.on && !rule.on.includes(element.nodeName)) event.keepAttr = false
  else if (rule && !rule.takes(event.attrValue)) event.keepAttr = false
}

let purifier: DOMPurify | undefined

/** An instance of its own, so that what others hook into theirs changes nothing here. */
function ownPurifier(): DOMPurify {
  if (purifier) return purifier
  if (typeof window === 'undefined')
    throw new Error('sanitizeHtml needs a document: call it in the browser, not while rendering on a server.')
  purifier = createPurifier(window)
  purifier.addHook('uponSanitizeAttribute', checkAttribute)
  return purifier
}

/** Elements that mean the same as one that the editor writes. */
const names: Record<string, string> = {
  H1: 'h2',
  H4: 'h3',
  H5: 'h3',
  H6: 'h3',
  B: 'strong',
  I: 'em',
  DEL: 's',
  STRIKE: 's',
  DIV: 'p',
}
const blocks = 'p, div, hr, h1, h2, h3, h4, h5, h6, blockquote, pre, ul, ol, table, img'

/** Calls things by the names that the editor gives them. */
function rename(root: DocumentFragment) {
  for (const element of [...root.querySelectorAll(Object.keys(names).join())].toReversed()) {
    // Around blocks it says nothing, and to take it away would move all that is in it.
    const isWrapper = element.nodeName === 'DIV' && element.querySelector(blocks)
    if (!isWrapper) {
      const named = element.ownerDocument.createElement(names[element.nodeName]!)
      for (const { name, value } of element.attributes) named.setAttribute(name, value)
      named.append(...element.childNodes)
      element.replaceWith(named)
    }
  }
}

/** Says by an attribute what a style says of the alignment; it stands under any content policy, and in mails. */
function alignByAttribute(root: DocumentFragment) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-css]')) {
    const side = alignment.exec(element.dataset.css!)?.[1]
    if (side) element.setAttribute('align', side.toLowerCase())
    delete element.dataset.css
  }
}

/** What is left of markup once everything that the editor does not know is out; `more` are attributes to keep besides. */
export function sanitizedNodes(html: string | HTMLElement, more: readonly string[] = []): DocumentFragment {
  const clean = ownPurifier().sanitize(typeof html === 'string' ? withoutInlineStyles(html) : html, {
    ...config,
    // What is sanitised stands in a body; not to know that would copy all of it once.
    ALLOWED_TAGS: [...elements, 'body'],
    ALLOWED_ATTR: [...allowed, ...more],
    ADD_URI_SAFE_ATTR: ['data-css'],
    ADD_FORBID_CONTENTS: ['x-css'],
  })
  rename(clean)
  alignByAttribute(clean)
  for (const image of clean.querySelectorAll('img')) {
    if (!image.hasAttribute('src')) image.remove()
    else if (!image.hasAttribute('alt')) image.alt = ''
  }
  for (const link of clean.querySelectorAll('a')) {
    if (link.hasAttribute('href')) link.rel = 'noopener noreferrer'
    else link.replaceWith(...link.childNodes)
  }
  return clean
}

/** Nodes as markup. */
export function markupOf(nodes: DocumentFragment): string {
  const place = document.createElement('template')
  place.content.append(nodes)
  return place.innerHTML
}

/**
 * Markup with nothing in it but what `RichTextEditor` can make: its elements, links to the web, mail and phones, images,
 * the alignment of text, which it says by `align`. No script, no style, no event, no frame gets through.
 *
 * Use before markup from elsewhere is shown in `Prose` or sent on. In a browser alone: on a server it throws.
 */
export const sanitizeHtml = (html: string): string => markupOf(sanitizedNodes(html))
