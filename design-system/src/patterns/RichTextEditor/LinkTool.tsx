import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Popover } from '../../components/Popover/Popover.tsx'
import { IconLink } from '../../icons/icons.ts'
import { LinkForm } from './LinkForm.tsx'
import { ToolFace, ToolTip } from './ToolButton.tsx'
import type { Popup } from './usePopup.ts'
import { useRichTextStrings } from './strings/useRichTextStrings.ts'

interface LinkToolProps {
  editor: Editor
  isDisabled: boolean
  popup: Popup
}

const keys = ['mod', 'K']

/** Makes the chosen words a link, or changes the link that the caret is in. */
export function LinkTool({ editor, isDisabled, popup }: LinkToolProps) {
  const strings = useRichTextStrings()
  const isOn = useEditorState({ editor, selector: () => editor.isActive('link') })
  return (
    <ToolTip label={strings.link} keys={keys}>
      <Popover
        title={strings.link}
        placement="bottom start"
        isOpen={popup.kind === 'link'}
        onOpenChange={(isOpen) => (isOpen ? popup.open('link') : popup.close())}
        content={<LinkForm editor={editor} onDone={popup.close} />}
      >
        <ToolFace icon={IconLink} label={strings.link} keys={keys} isOn={isOn} isDisabled={isDisabled} />
      </Popover>
    </ToolTip>
  )
}
