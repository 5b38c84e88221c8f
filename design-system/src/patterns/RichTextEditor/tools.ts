import type { ChainedCommands, Editor } from '@tiptap/core'
import type { IconSource } from '../../components/Icon/Icon.tsx'
import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconCode,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
  IconSeparator,
  IconSourceCode,
  IconStrikethrough,
  IconUnderline,
} from '../../icons/icons.ts'
import type { ToolName } from './layout.ts'

/** A tool that does one thing at one press. */
export interface Tool {
  readonly icon: IconSource
  /** The keys that do the same, in their order. */
  readonly keys?: readonly string[]
  /** Whether its icon turns round in right-to-left; nothing where it says so itself. */
  readonly isMirrored?: boolean
  /** Whether what it does holds where the caret is; only for what can be on or off. */
  readonly isOn?: (editor: Editor) => boolean
  /** Whether it can do anything now. */
  readonly isAble?: (editor: Editor) => boolean
  readonly run: (chain: ChainedCommands) => ChainedCommands
}

/** The tools that ask for nothing more; the others open something. */
export type PlainToolName = Exclude<ToolName, 'link' | 'image' | 'table'>

const align = (side: 'start' | 'center' | 'end'): Pick<Tool, 'isOn' | 'run' | 'isMirrored'> => ({
  isMirrored: true,
  isOn: (editor) => editor.isActive({ textAlign: side }),
  run: (chain) => chain.toggleTextAlign(side),
})

export const tools: Record<PlainToolName, Tool> = {
  bold: {
    icon: IconBold,
    keys: ['mod', 'B'],
    isOn: (editor) => editor.isActive('bold'),
    run: (chain) => chain.toggleBold(),
  },
  italic: {
    icon: IconItalic,
    keys: ['mod', 'I'],
    isOn: (editor) => editor.isActive('italic'),
    run: (chain) => chain.toggleItalic(),
  },
  underline: {
    icon: IconUnderline,
    keys: ['mod', 'U'],
    isOn: (editor) => editor.isActive('underline'),
    run: (chain) => chain.toggleUnderline(),
  },
  strike: {
    icon: IconStrikethrough,
    keys: ['mod', 'shift', 'S'],
    isOn: (editor) => editor.isActive('strike'),
    run: (chain) => chain.toggleStrike(),
  },
  code: {
    icon: IconCode,
    keys: ['mod', 'E'],
    isOn: (editor) => editor.isActive('code'),
    run: (chain) => chain.toggleCode(),
  },
  heading2: {
    icon: IconH2,
    keys: ['mod', 'alt', '2'],
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  heading3: {
    icon: IconH3,
    keys: ['mod', 'alt', '3'],
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  bulletList: {
    icon: IconList,
    isMirrored: true,
    keys: ['mod', 'shift', '8'],
    isOn: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleBulletList(),
  },
  orderedList: {
    icon: IconListNumbers,
    keys: ['mod', 'shift', '7'],
    isOn: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
  quote: {
    icon: IconBlockquote,
    isMirrored: true,
    keys: ['mod', 'shift', 'B'],
    isOn: (editor) => editor.isActive('blockquote'),
    run: (chain) => chain.toggleBlockquote(),
  },
  codeBlock: {
    icon: IconSourceCode,
    keys: ['mod', 'alt', 'C'],
    isOn: (editor) => editor.isActive('codeBlock'),
    run: (chain) => chain.toggleCodeBlock(),
  },
  alignStart: { icon: IconAlignLeft, keys: ['mod', 'shift', 'L'], ...align('start') },
  alignCenter: { icon: IconAlignCenter, keys: ['mod', 'shift', 'E'], ...align('center') },
  alignEnd: { icon: IconAlignRight, keys: ['mod', 'shift', 'R'], ...align('end') },
  rule: { icon: IconSeparator, run: (chain) => chain.setHorizontalRule() },
  clear: {
    icon: IconClearFormatting,
    run: (chain) => chain.unsetAllMarks().clearNodes().unsetTextAlign(),
  },
  undo: {
    icon: IconArrowBackUp,
    keys: ['mod', 'Z'],
    isAble: (editor) => editor.can().undo(),
    run: (chain) => chain.undo(),
  },
  redo: {
    icon: IconArrowForwardUp,
    keys: ['mod', 'shift', 'Z'],
    isAble: (editor) => editor.can().redo(),
    run: (chain) => chain.redo(),
  },
}
