import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { Ref } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { ImageTool } from './ImageTool.tsx'
import { type Controls, groupsOf, type ToolName } from './layout.ts'
import { LinkTool } from './LinkTool.tsx'
import { TableTool } from './TableTool.tsx'
import { ToolFace, ToolTip } from './ToolButton.tsx'
import { type PlainToolName, tools } from './tools.ts'
import type { Popup } from './usePopup.ts'
import { useRichTextStrings } from './strings/useRichTextStrings.ts'
import * as styles from './toolbar.css.ts'

interface EditorToolbarProps {
  editor: Editor
  controls: Controls
  isDisabled: boolean
  /** What is open beside its tool. */
  popup: Popup
  ref?: Ref<HTMLDivElement>
}

/** Does what a tool does, and leaves the focus with whoever works in the bar by keyboard. */
function use(editor: Editor, name: PlainToolName) {
  const isInBar = document.activeElement?.closest('[role="toolbar"]')
  tools[name].run(isInBar ? editor.chain() : editor.chain().focus()).run()
}

const stateOf = (editor: Editor) => {
  const on = Object.entries(tools).map(([name, { isOn, isAble }]) => [
    name,
    isOn ? isOn(editor) : isAble ? isAble(editor) : undefined,
  ])
  return Object.fromEntries(on) as Record<PlainToolName, boolean | undefined>
}

/** The tools above the text. Tab reaches the bar, arrows move inside it. */
export function EditorToolbar({ editor, controls, isDisabled, popup, ref }: EditorToolbarProps) {
  const strings = useRichTextStrings()
  const state = useEditorState({ editor, selector: () => stateOf(editor) })
  const plain = (name: PlainToolName) => {
    const { icon, keys, isMirrored, isOn, isAble } = tools[name]
    return (
      <ToolTip key={name} label={strings[name]} keys={keys}>
        <ToolFace
          icon={icon}
          label={strings[name]}
          keys={keys}
          isMirrored={isMirrored}
          isOn={isOn && state[name]}
          isIdle={isAble && !state[name]}
          isDisabled={isDisabled}
          onPress={() => use(editor, name)}
        />
      </ToolTip>
    )
  }
  const draw = (name: ToolName) => {
    if (name === 'link') return <LinkTool key={name} editor={editor} isDisabled={isDisabled} popup={popup} />
    if (name === 'image')
      return <ImageTool key={name} editor={editor} isDisabled={isDisabled} popup={popup} />
    if (name === 'table') return <TableTool key={name} editor={editor} isDisabled={isDisabled} />
    return plain(name)
  }
  return (
    <Toolbar ref={ref} aria-label={strings.toolbar} className={styles.bar}>
      {groupsOf(controls).map((group) => (
        <div key={group[0]} className={styles.group}>
          {group.map(draw)}
        </div>
      ))}
    </Toolbar>
  )
}
