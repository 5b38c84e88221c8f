import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Popover } from '../../components/Popover/Popover.tsx'
import { IconPhoto } from '../../icons/icons.ts'
import { ImageForm } from './ImageForm.tsx'
import { ToolFace, ToolTip } from './ToolButton.tsx'
import type { Popup } from './usePopup.ts'
import { useRichTextWords } from './words/useRichTextWords.ts'

interface ImageToolProps {
  editor: Editor
  isDisabled: boolean
  popup: Popup
}

/** Puts an image in, or changes the one that is chosen. */
export function ImageTool({ editor, isDisabled, popup }: ImageToolProps) {
  const words = useRichTextWords()
  const isOn = useEditorState({ editor, selector: () => editor.isActive('image') })
  return (
    <ToolTip label={words.image}>
      <Popover
        title={words.image}
        placement="bottom start"
        isOpen={popup.kind === 'image'}
        onOpenChange={(isOpen) => (isOpen ? popup.open('image') : popup.close())}
        content={<ImageForm editor={editor} popup={popup} />}
      >
        <ToolFace icon={IconPhoto} label={words.image} isOn={isOn} isDisabled={isDisabled} />
      </Popover>
    </ToolTip>
  )
}
