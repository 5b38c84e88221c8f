import { IconButton } from '@data1522/design-system/IconButton'
import {
  IconDots,
  IconGauge,
  IconLayoutSidebarLeftCollapse,
  IconPencil,
  IconTrash,
} from '@data1522/design-system/icons'
import { Menu } from '@data1522/design-system/Menu'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useRefusals } from '../../core/auth/useRefusals.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { boardQuery } from '../../entities/board/queries.ts'
import { composingAtom, foldedAtom, limitingAtom, removingAtom } from './kanban-state.ts'

/** What can be done with a board. */
export function ColumnMenu({ id }: { id: number }) {
  const text = useText()
  const compose = useSetAtom(composingAtom)
  const setRemoving = useSetAtom(removingAtom)
  const setLimiting = useSetAtom(limitingAtom)
  const setFolded = useSetAtom(foldedAtom)
  const refused = useRefusals()
  const { data: name = '' } = useQuery({
    ...boardQuery(),
    select: ({ boards }) => boards.find((board) => board.id === id)?.title ?? '',
  })
  const act = (action: string) => {
    if (action === 'rename') compose({ kind: 'rename', boardId: id })
    if (action === 'limit') setLimiting(id)
    if (action === 'fold') setFolded((folded) => [...folded, id])
    if (action === 'delete') setRemoving(id)
  }
  const update = refused({ action: 'update', subject: 'Board' })
  const entries = [
    { id: 'rename', label: text('kanban.rename'), icon: IconPencil, ...update },
    { id: 'limit', label: text('kanban.setLimit'), icon: IconGauge, ...update },
    { id: 'fold', label: text('kanban.fold'), icon: IconLayoutSidebarLeftCollapse },
  ]
  const removal = {
    id: 'delete',
    label: text('kanban.deleteBoard'),
    icon: IconTrash,
    tone: 'danger' as const,
    ...refused({ action: 'delete', subject: 'Board' }),
  }
  return (
    <Menu
      label={text('kanban.actionsFor', { name })}
      sections={[
        { id: 'board', entries },
        { id: 'end', entries: [removal] },
      ]}
      onAction={act}
    >
      <IconButton icon={IconDots} size="small" label={text('kanban.actionsFor', { name })} />
    </Menu>
  )
}
