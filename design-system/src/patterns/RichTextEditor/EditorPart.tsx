import { useEditor } from '@tiptap/react'
import { type Ref, useEffect, useEffectEvent, useState } from 'react'
import { isAccepted } from '../../components/FileField/accept.ts'
import { type AreaOptions, areaAttributes, markEmpty } from './area.ts'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import { Exchange } from './exchange.ts'
import { extensions } from './extensions.ts'
import { filesKey, filesPlugin } from './fileEvents.ts'
import type { Controls } from './layout.ts'
import { ReadyEditor } from './ReadyEditor.tsx'
import { prepare } from './serialize.ts'
import { tidyPaste } from './tidyPaste.ts'
import { imageKinds, usePopup } from './usePopup.ts'
import { useSame } from './useSame.ts'

interface EditorPartProps {
  area: AreaOptions
  /** The text as markup. */
  html: string
  onChange: (html: string) => void
  onFiles?: ((files: readonly File[]) => void) | undefined
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
  onFiles,
  controls,
  maxImageSize,
  autoFocus,
  ref,
}: EditorPartProps) {
  'use memo'
  const popup = usePopup(maxImageSize)
  const take = useEffectEvent((files: readonly File[]) => {
    const isOurs = (file: File) => !onFiles || isAccepted(file, imageKinds)
    const images = files.filter(isOurs)
    const others = files.filter((file) => !isOurs(file))
    if (images.length > 0) void popup.take(images)
    if (others.length > 0) onFiles?.(others)
  })
  const [known] = useState(extensions)
  const [first] = useState(() => prepare(html))
  const [exchange] = useState(() => new Exchange(html))
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
      handleDOMEvents: {
        // Left to what the text stands in, such as a window that sends it.
        keydown: (_, { key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey),
      },
    },
    onUpdate: ({ editor: changed }) => {
      const next = exchange.news(changed)
      if (next !== undefined) onChange(next)
    },
  })
  useEffect(() => {
    // Before the others, which would take the names of files for words.
    editor?.registerPlugin(
      filesPlugin((files) => take(files)),
      (own, others) => [own, ...others],
    )
    return () => void editor?.unregisterPlugin(filesKey)
  }, [editor])
  useEffect(() => {
    if (editor) exchange.show(editor, html)
  }, [editor, exchange, html])
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
