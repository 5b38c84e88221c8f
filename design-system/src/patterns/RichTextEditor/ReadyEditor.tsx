import type { Editor } from '@tiptap/core'
import { EditorContent } from '@tiptap/react'
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react'
import { isKeyK } from '../../internal/isKeyK.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { EditorToolbar } from './EditorToolbar.tsx'
import type { Controls } from './layout.ts'
import { useEscape } from './useEscape.ts'
import type { Popup } from './usePopup.ts'
import { useRichTextStrings } from './strings/useRichTextStrings.ts'

interface ReadyEditorProps {
  editor: Editor
  controls: Controls
  /** Whether there are tools: not above a text that can only be read. */
  hasBar: boolean
  isDisabled: boolean
  popup: Popup
  hintId: string
  ref?: Ref<HTMLDivElement>
}

/** The tools and the text. Alt and F10 lead from the text to the tools, Escape leads back. */
export function ReadyEditor({ editor, controls, hasBar, isDisabled, popup, hintId, ref }: ReadyEditorProps) {
  const strings = useRichTextStrings()
  const bar = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => editor.view.dom as HTMLDivElement, [editor])
  useEscape(bar, editor)
  const lead = (event: KeyboardEvent) => {
    const isLink = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey && isKeyK(event)
    const isBar = event.altKey && event.key === 'F10'
    if (!isLink && !isBar) return
    event.preventDefault()
    event.stopPropagation()
    if (isLink) popup.open('link')
    else bar.current?.querySelector<HTMLElement>('button:enabled')?.focus()
  }
  if (!hasBar) return <EditorContent editor={editor} />
  return (
    <>
      <EditorToolbar ref={bar} editor={editor} controls={controls} isDisabled={isDisabled} popup={popup} />
      <EditorContent editor={editor} onKeyDown={isDisabled ? undefined : lead} />
      <VisuallyHidden id={hintId}>{strings.toolbarHint}</VisuallyHidden>
    </>
  )
}
