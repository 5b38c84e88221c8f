import { DOMSerializer, type Node } from '@tiptap/pm/model'
import { markupOf, sanitizedNodes } from './sanitizeHtml.ts'

/** Blocks never change, they are replaced: the markup of each is made once, however long the text around it is. */
const made = new WeakMap<Node, string>()

let apart: Document | undefined

/** Made in a document apart from the page, where no image is fetched. */
function elementOf(block: Node): string {
  apart ??= document.implementation.createHTMLDocument()
  const serializer = DOMSerializer.fromSchema(block.type.schema)
  const element = serializer.serializeNode(block, { document: apart }) as Element
  // The outermost block runs the way that its first words do, and what is in it with it.
  for (const inner of element.querySelectorAll('[dir="auto"]')) inner.removeAttribute('dir')
  if (!element.hasAttribute('dir') && element.localName !== 'hr' && element.localName !== 'img')
    element.setAttribute('dir', 'auto')
  return element.outerHTML
}

const cleaned = (html: string) => markupOf(sanitizedNodes(html))

/** Whether there is anything in a document: words, an image, a line, a table; a list without words is nothing. */
function holdsAnything(root: Node): boolean {
  let found = false
  root.descendants(({ isText, type }) => {
    found ||= isText || ['image', 'horizontalRule', 'table'].includes(type.name)
    return !found
  })
  return found
}

/** The blocks up to the last that is more than an empty line; the editor keeps one to go on typing. */
function blocksOf({ children }: Node): readonly Node[] {
  const last = children.findLastIndex(({ type, content }) => type.name !== 'paragraph' || content.size > 0)
  return children.slice(0, last + 1)
}

/** The clean markup of a document; nothing if there is nothing in it. */
export function serialize(root: Node): string {
  if (!holdsAnything(root)) return ''
  const blocks = blocksOf(root)
  const fresh = blocks.filter((block) => !made.has(block))
  const markup = fresh.map(elementOf)
  // All at once, because to clean one takes hardly longer than to clean many.
  const { children } = sanitizedNodes(markup.join(''))
  const isOneEach = children.length === fresh.length
  const pieces = isOneEach ? [...children].map((child) => child.outerHTML) : markup.map(cleaned)
  for (const [index, block] of fresh.entries()) made.set(block, pieces[index]!)
  return blocks.map((block) => made.get(block)).join('')
}

/** Markup as the editor begins with it: clean, and with a line to go on typing after what is no paragraph. */
export function prepare(html: string): string {
  const nodes = sanitizedNodes(html)
  const last = nodes.lastElementChild
  if (last && last.localName !== 'p') nodes.append(last.ownerDocument.createElement('p'))
  return markupOf(nodes)
}
