import { BoardComposer } from '@data1522/design-system/BoardComposer'
import { Box } from '@data1522/design-system/Box'
import { Checkbox } from '@data1522/design-system/Checkbox'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconDots, IconPencil, IconTrash } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Menu } from '@data1522/design-system/Menu'
import type { KanbanCheck, KanbanItem } from '@data1522/mocks/contract/kanban'
import { useState } from 'react'
import { useRefusals } from '../../core/auth/useRefusals.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { useCardChanges } from '../../entities/board/useCardChanges.ts'

interface CheckRowProps {
  check: KanbanCheck
  item: KanbanItem
  isReadOnly: boolean
}

/** One step of a card. */
export function CheckRow({ check, item, isReadOnly }: CheckRowProps) {
  const text = useText()
  const changes = useCardChanges(item)
  const [isRenaming, setRenaming] = useState(false)
  const update = useRefusals()({ action: 'update', subject: 'Board' })
  const name = check.text
  if (isRenaming)
    return (
      <BoardComposer
        label={text('kanbanCard.checkTitle')}
        defaultValue={name}
        submitLabel={text('kanban.save')}
        cancelLabel={text('kanban.cancel')}
        onSubmit={async ([words = '']) => {
          const isKept = words === name || (await changes.renameCheck(check, words))
          if (isKept) setRenaming(false)
          return isKept
        }}
        onCancel={() => setRenaming(false)}
      />
    )
  const sections = [
    {
      id: 'step',
      entries: [{ id: 'rename', label: text('kanban.rename'), icon: IconPencil, ...update }],
    },
    {
      id: 'end',
      entries: [
        {
          id: 'delete',
          label: text('kanbanCard.deleteCheck'),
          icon: IconTrash,
          tone: 'danger' as const,
          ...update,
        },
      ],
    },
  ]
  const actions = text('kanbanCard.checkActions', { name })
  return (
    <Inline gap={8} justify="between" isWrapping={false}>
      <Box isFilling>
        <Checkbox isSelected={check.isDone} isReadOnly={isReadOnly} onChange={() => void changes.tick(check)}>
          {name}
        </Checkbox>
      </Box>
      <Menu
        label={actions}
        sections={sections}
        onAction={(action) => {
          if (action === 'rename') setRenaming(true)
          else void changes.removeCheck(check)
        }}
      >
        <IconButton icon={IconDots} size="small" label={actions} />
      </Menu>
    </Inline>
  )
}
