import { Extension } from '@tiptap/core'
import { DOMSerializer, type Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import type { NodeViewConstructor } from '@tiptap/pm/view'

const fromTheRight = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** The way that the first letter in a block runs; nothing where there is none. */
function wayOf(block: Node): string | undefined {
  let letter: string | undefined
  block.descendants(({ text }) => {
    letter ??= text && /\p{L}/u.exec(text)?.[0]
    return letter === undefined
  })
  return letter && (fromTheRight.test(letter) ? 'rtl' : 'ltr')
}

/** Draws a block as it draws itself, with the way that its first words run. */
const drawn: NodeViewConstructor = (first) => {
  const spec = first.type.spec.toDOM!(first)
  const { dom, contentDOM } = DOMSerializer.renderSpec(document, spec)
  const element = dom as HTMLElement
  const turn = (block: Node) => {
    element.dir = String(block.attrs.dir ?? wayOf(block) ?? '')
  }
  turn(first)
  return {
    dom,
    contentDOM: contentDOM as HTMLElement,
    update(next) {
      if (!next.sameMarkup(first)) return false
      turn(next)
      return true
    },
  }
}

/** A direction that was given to a block stays; what stands for none is `ownWay`. */
const direction = (types: string[], ownWay: 'auto' | null) => ({
  types,
  attributes: {
    dir: {
      default: ownWay,
      parseHTML: (element: HTMLElement) => /^(?:ltr|rtl)$/i.exec(element.dir)?.[0].toLowerCase() ?? ownWay,
      renderHTML: ({ dir }: Record<string, unknown>) => (dir ? { dir } : {}),
    },
  },
})

/**
 * Lets every block of the text run the way that its first words do. A list, a quote and a table have one way as a
 * whole, or their signs would stand at the other side. Browsers would find it by `dir="auto"`, but never look into the
 * paragraphs, which have that themselves; and a decoration for each block makes a long text slow.
 */
export const Directions = Extension.create({
  name: 'directions',
  addGlobalAttributes: () => [
    direction(['paragraph', 'heading'], 'auto'),
    direction(['blockquote', 'bulletList', 'orderedList', 'table'], null),
  ],
  addProseMirrorPlugins: () => [
    new Plugin({
      props: { nodeViews: { blockquote: drawn, bulletList: drawn, orderedList: drawn, table: drawn } },
    }),
  ],
})
