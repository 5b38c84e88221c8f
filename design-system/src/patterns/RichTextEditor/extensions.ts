import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table/kit'
import { Table } from '@tiptap/extension-table/table'
import { TextAlign } from '@tiptap/extension-text-align'
import { Selection } from '@tiptap/extensions/selection'
import StarterKit from '@tiptap/starter-kit'
import { isLinkAddress } from './addresses.ts'
import { Directions } from './directions.ts'
import { sides } from './sanitizeHtml.ts'

/** Typed markup for an image would ask for no words about it. */
const PlainImage = Image.extend({ addInputRules: () => [] })

/** Tab goes from cell to cell and, from the last one, out of the text: the keyboard is never caught in a table. */
const CalmTable = Table.extend({
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() }
  },
})

/**
 * Sides by the direction of the text, so that nothing has to be turned round in another language. They stand in an
 * attribute, because a strict content policy empties the styles of what is parsed.
 */
const Alignment = TextAlign.extend({
  addGlobalAttributes() {
    const textAlign = {
      default: null,
      parseHTML: (element: HTMLElement) =>
        sides.find((side) => side === element.getAttribute('align')) ?? null,
      renderHTML: (attributes: Record<string, unknown>) =>
        attributes.textAlign ? { align: attributes.textAlign } : {},
    }
    return [{ types: this.options.types, attributes: { textAlign } }]
  },
  addKeyboardShortcuts() {
    const set = (side: string) => () => this.editor.commands.setTextAlign(side)
    return { 'Mod-Shift-l': set('start'), 'Mod-Shift-e': set('center'), 'Mod-Shift-r': set('end') }
  },
})

/** What the editor knows. */
export const extensions = () => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: 'noopener noreferrer' },
      isAllowedUri: isLinkAddress,
    },
    dropcursor: { class: 'drop-place', color: false, width: 2 },
  }),
  PlainImage.configure({ allowBase64: true }),
  TableKit.configure({ table: false }),
  // Drawn by `Directions`.
  CalmTable.configure({ View: null }),
  Alignment.configure({
    types: ['heading', 'paragraph'],
    alignments: sides,
  }),
  Selection,
  Directions,
]
