import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Menu, type MenuSection } from '../../components/Menu/Menu.tsx'
import { IconTable } from '../../icons/icons.ts'
import { focusSoon } from './focusSoon.ts'
import { ToolFace, ToolTip } from './ToolButton.tsx'
import { useRichTextStrings } from './strings/useRichTextStrings.ts'

interface TableToolProps {
  editor: Editor
  isDisabled: boolean
}

const actions = {
  tableInsert: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  rowBefore: (chain) => chain.addRowBefore(),
  rowAfter: (chain) => chain.addRowAfter(),
  rowRemove: (chain) => chain.deleteRow(),
  columnBefore: (chain) => chain.addColumnBefore(),
  columnAfter: (chain) => chain.addColumnAfter(),
  columnRemove: (chain) => chain.deleteColumn(),
  headerRow: (chain) => chain.toggleHeaderRow(),
  tableRemove: (chain) => chain.deleteTable(),
} satisfies Record<string, (chain: ChainedCommands) => ChainedCommands>
type Action = keyof typeof actions

/** Puts a table in; inside of one, changes its rows and columns. */
export function TableTool({ editor, isDisabled }: TableToolProps) {
  const strings = useRichTextStrings()
  const isOn = useEditorState({ editor, selector: () => editor.isActive('table') })
  const section = (id: string, names: readonly Action[], tone?: 'danger'): MenuSection => ({
    id,
    entries: names.map((name) => ({ id: name, label: strings[name], tone })),
  })
  const sections = () =>
    isOn
      ? [
          section('rows', ['rowBefore', 'rowAfter', 'headerRow']),
          section('columns', ['columnBefore', 'columnAfter']),
          section('less', ['rowRemove', 'columnRemove', 'tableRemove'], 'danger'),
        ]
      : [section('table', ['tableInsert'])]
  return (
    <ToolTip label={strings.table}>
      <Menu
        label={strings.table}
        sections={sections}
        placement="bottom start"
        onAction={(id) => {
          actions[id as Action](editor.chain()).run()
          focusSoon(editor)
        }}
      >
        <ToolFace icon={IconTable} label={strings.table} isOn={isOn} isDisabled={isDisabled} />
      </Menu>
    </ToolTip>
  )
}
