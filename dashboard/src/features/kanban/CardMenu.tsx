import { IconButton } from '@data1522/design-system/IconButton'
import { IconCopy, IconDots, IconLayoutKanban, IconLink, IconTrash } from '@data1522/design-system/icons'
import { Menu } from '@data1522/design-system/Menu'
import { toasts } from '@data1522/design-system/toasts'
import type { KanbanItem } from '@data1522/mocks/contract/kanban'
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '../../core/i18n/useText.ts'
import { useRefusals } from '../../core/auth/useRefusals.tsx'
import { cardHref } from '../../entities/board/board-href.ts'
import { boardQuery } from '../../entities/board/queries.ts'
import { useBoardChanges } from '../../entities/board/useBoardChanges.ts'

/** What can be done with a card where it stands. */
export function CardMenu({ item, onGone }: { item: KanbanItem; onGone?: () => void }) {
  const text = useText()
  const queries = useQueryClient()
  const changes = useBoardChanges()
  const refused = useRefusals()
  const others = () =>
    (queries.getQueryData(boardQuery().queryKey)?.boards ?? []).filter(
      ({ itemsIds }) => !itemsIds.includes(item.id),
    )
  const copyLink = async () => {
    try {
      const address = import.meta.env.BASE_URL + cardHref(item.id).slice(1)
      await navigator.clipboard.writeText(new URL(address, location.href).href)
      toasts.show({ tone: 'success', title: () => text('kanban.linkCopied') })
    } catch {
      toasts.show({ tone: 'danger', title: () => text('kanban.linkNotCopied') })
    }
  }
  const act = (action: string) => {
    if (action === 'link') void copyLink()
    if (action === 'duplicate') void changes.duplicate(item)
    if (action.startsWith('to '))
      void changes.move({ id: item.id, boardId: Number(action.slice(3)), beforeId: null })
    if (action === 'delete') {
      onGone?.()
      void changes.remove([item])
    }
  }
  const sections = () => {
    const boards = others()
    return [
      {
        id: 'card',
        entries: [
          { id: 'link', label: text('kanban.copyLink'), icon: IconLink },
          {
            id: 'duplicate',
            label: text('kanban.duplicate'),
            icon: IconCopy,
            ...refused({ action: 'create', subject: 'Board' }),
          },
          ...(boards.length > 0
            ? [
                {
                  id: 'move',
                  label: text('kanban.moveTo'),
                  icon: IconLayoutKanban,
                  ...refused({ action: 'update', subject: 'Board' }),
                  sections: [
                    {
                      id: 'boards',
                      entries: boards.map(({ id, title }) => ({ id: `to ${id}`, label: title })),
                    },
                  ],
                },
              ]
            : []),
        ],
      },
      {
        id: 'end',
        entries: [
          {
            id: 'delete',
            label: text('kanban.delete'),
            icon: IconTrash,
            tone: 'danger' as const,
            ...refused({ action: 'delete', subject: 'Board' }),
          },
        ],
      },
    ]
  }
  return (
    <Menu label={text('kanban.actionsFor', { name: item.title })} sections={sections} onAction={act}>
      <IconButton icon={IconDots} size="small" label={text('kanban.actionsFor', { name: item.title })} />
    </Menu>
  )
}
