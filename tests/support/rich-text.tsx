import type { Editor } from '@tiptap/core'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, vi } from 'vitest'
import {
  RichTextEditor,
  type RichTextEditorProps,
} from '../../design-system/src/patterns/RichTextEditor/RichTextEditor.tsx'
import { render } from './render.tsx'

// jsdom lays nothing out, and ProseMirror asks where the caret stands.
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => new DOMRect(),
})

vi.setConfig({ testTimeout: 20_000 })
// Loaded ahead, so that no test waits for it.
beforeAll(() =>
  Promise.all([
    import('../../design-system/src/patterns/RichTextEditor/EditorPart.tsx'),
    import('../../design-system/src/components/Popover/PopoverPanel.tsx'),
    import('../../design-system/src/components/Menu/MenuPopup.tsx'),
    import('../../design-system/src/components/Tooltip/TooltipPopup.tsx'),
  ]),
)

export const draw = (props: Partial<RichTextEditorProps> = {}, language?: 'en' | 'ar') =>
  render(<RichTextEditor label="Article" {...props} />, { language })

/** Hears every change. */
export const spy = () => vi.fn<(html: string) => void>()

export const text = () => screen.findByRole('textbox', { name: /^(Article|المقال)/ }, { timeout: 5000 })
export const tool = (name: string | RegExp) => screen.getByRole('button', { name })
export const linkField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Address' })

/** TipTap keeps its editor at the element; only by it can a test choose words where nothing is laid out. */
export const editorOf = (element: HTMLElement) => (element as HTMLElement & { editor: Editor }).editor
export const choose = (element: HTMLElement, from: number, to: number) =>
  act(() => void editorOf(element).commands.setTextSelection({ from, to }))

const clipboard = (html: string, files: File[] = []) => ({
  clipboardData: {
    files,
    items: [],
    types: ['text/html'],
    getData: (type: string) => (type === 'text/html' ? html : ''),
  },
})
export const paste = (element: HTMLElement, html: string, files?: File[]) =>
  act(() => void fireEvent.paste(element, clipboard(html, files)))
