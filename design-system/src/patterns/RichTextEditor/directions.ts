import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const known = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'table']

const automatic = (document: Node) => {
  const decorations: Decoration[] = []
  document.forEach((block, offset) => {
    if (!block.attrs.dir) decorations.push(Decoration.node(offset, offset + block.nodeSize, { dir: 'auto' }))
  })
  return DecorationSet.create(document, decorations)
}

/**
 * Lets every block of the text run the way that its first words do, and keeps a direction that was given to it. Lists
 * and tables have one direction as a whole, or their signs would stand at the other side.
 */
export const Directions = Extension.create({
  name: 'directions',
  addGlobalAttributes: () => [
    {
      types: known,
      attributes: {
        dir: {
          default: null,
          parseHTML: (element) => /^(?:ltr|rtl)$/i.exec(element.dir)?.[0].toLowerCase() ?? null,
          renderHTML: ({ dir }) => (dir ? { dir: String(dir) } : {}),
        },
      },
    },
  ],
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_, { doc }) => automatic(doc),
        apply: (transaction, last) => (transaction.docChanged ? automatic(transaction.doc) : last),
      },
      props: {
        decorations(state) {
          return this.getState(state)
        },
      },
    }),
  ],
})
