import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Popover } from '../../components/Popover/Popover.tsx'
import { IconPhoto } from '../../icons/icons.ts'
import { ImageForm } from './ImageForm.tsx'
import { ToolFace, ToolTip } from './ToolButton.tsx'
import type { Popup } from './usePopup.ts'
import { useRichTextStrings } from './strings/useRichTextStrings.ts'

interface ImageToolProps {
  editor: Editor
  isDisabled: boolean
  popup: Popup
}

/** Puts an image in, or changes the one that is chosen. */
export function ImageTool({ editor, isDisabled, popup }: ImageToolProps) {
  const strings = useRichTextStrings()
  const isOn = useEditorState({ editor, selector: () => editor.isActive('image') })
  return (
    <ToolTip label={strings.image}>
      <Popover
        title={strings.image}
        placement="bottom start"
        isOpen={popup.kind === 'image'}
        onOpenChange={(isOpen) => (isOpen ? popup.open('image') : popup.close())}
        content={<ImageForm editor={editor} popup={popup} />}
      >
        <ToolFace icon={IconPhoto} label={strings.image} isOn={isOn} isDisabled={isDisabled} />
      </Popover>
    </ToolTip>
  )
}
