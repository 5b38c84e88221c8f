import { useEditor } from '@tiptap/react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { type AreaOptions, areaAttributes, markEmpty } from './area.ts'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import { extensions } from './extensions.ts'
import { fileEvents } from './fileEvents.ts'
import type { Controls } from './layout.ts'
import { ReadyEditor } from './ReadyEditor.tsx'
import { sanitizeHtml } from './sanitizeHtml.ts'
import { serialize } from './serialize.ts'
import { tidyPaste } from './tidyPaste.ts'
import { usePopup } from './usePopup.ts'
import { useSame } from './useSame.ts'

interface EditorPartProps {
  area: AreaOptions
  /** The text as markup. */
  html: string
  onChange: (html: string) => void
  controls: Controls
  maxImageSize: number
  autoFocus: boolean
  ref?: Ref<HTMLDivElement>
}

/** The editor itself, which loads when it is first seen. */
export function EditorPart({
  area,
  html,
  onChange,
  controls,
  maxImageSize,
  autoFocus,
  ref,
}: EditorPartProps) {
  'use memo'
  const popup = usePopup(maxImageSize)
  const takeFiles = useRef(popup.take)
  const [known] = useState(extensions)
  const [first] = useState(() => sanitizeHtml(html))
  const last = useRef(html)
  const hintId = `${area.id}-tools`
  const describedBy = [area.describedBy, !area.isReadOnly && hintId].filter(Boolean).join(' ')
  const attributes = useSame(areaAttributes({ ...area, describedBy }))
  const editor = useEditor({
    immediatelyRender: false,
    // Its styles are in `content.css.ts`, where a strict policy of the page lets them be.
    injectCSS: false,
    // In a megabyte of text, the rules of every mark would read every word.
    enablePasteRules: false,
    extensions: known,
    content: first,
    autofocus: autoFocus && 'end',
    editorProps: {
      attributes: markEmpty(attributes),
      transformPastedHTML: tidyPaste,
      ...fileEvents((files) => void takeFiles.current(files)),
    },
    onUpdate: ({ editor: { state } }) => {
      const next = serialize(state.doc)
      if (next === last.current) return
      last.current = next
      onChange(next)
    },
  })
  useEffect(() => {
    takeFiles.current = popup.take
  })
  useEffect(() => {
    if (!editor || html === last.current) return
    last.current = html
    const content = sanitizeHtml(html)
    editor.chain().setMeta('addToHistory', false).setContent(content, { emitUpdate: false }).run()
  }, [editor, html])
  const { isReadOnly, isDisabled } = area
  useEffect(() => {
    editor?.setEditable(!isReadOnly && !isDisabled, false)
  }, [editor, isReadOnly, isDisabled])

  const frame = { controls, hasBar: !isReadOnly }
  if (!editor) return <EditorSkeleton {...frame} id={area.id} labelId={area.labelId} />
  return (
    <ReadyEditor {...frame} editor={editor} isDisabled={isDisabled} popup={popup} hintId={hintId} ref={ref} />
  )
}
