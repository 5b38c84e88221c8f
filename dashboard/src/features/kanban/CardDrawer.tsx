import { Drawer } from '@data1522/design-system/Drawer'
import { returnFocusTo } from '@data1522/design-system/keepFocus'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { DatePicker } from '@data1522/design-system/DatePicker'
import { Inline } from '@data1522/design-system/Inline'
import { MultiSelect } from '@data1522/design-system/MultiSelect'
import { Select } from '@data1522/design-system/Select'
import { Stack } from '@data1522/design-system/Stack'
import {
  type Kanban,
  KANBAN_LABELS,
  KANBAN_PRIORITIES,
  type KanbanItem,
  type KanbanMember,
} from '@data1522/mocks/contract/kanban'
import { useQuery } from '@tanstack/react-query'
import { Can } from '../../core/auth/Can.tsx'
import { useCan } from '../../core/auth/useCan.ts'
import { useText } from '../../core/i18n/useText.ts'
import { boardQuery } from '../../entities/board/queries.ts'
import { memberKey, useBoardChanges } from '../../entities/board/useBoardChanges.ts'
import { guestsQuery } from '../../entities/event/queries.ts'
import { CardActivity } from './CardActivity.tsx'
import { CardChecklist } from './CardChecklist.tsx'
import { CardFiles } from './CardFiles.tsx'
import { CardMenu } from './CardMenu.tsx'
import { CardTitle } from './CardTitle.tsx'
import { CommentForm } from './CommentForm.tsx'
import { labelLooks } from './labels.ts'
import { priorityTexts } from './priorities.ts'
import { useLast } from './useLast.ts'

interface CardDrawerProps {
  /** The card; 0 for none. */
  id: number
  onClose: () => void
}

/** Where a card that stands on the board is opened. */
const linkOf = (id: number) => document.querySelector<HTMLElement>(`[data-card="${id}"] a`)

/** A card, whole, beside the boards; each field is saved as it is changed. */
export function CardDrawer({ id, onClose }: CardDrawerProps) {
  const text = useText()
  const { data } = useQuery(boardQuery())
  const mayUpdate = useCan({ action: 'update', subject: 'Board' }).isAllowed
  const found = data?.items.find((one) => one.id === id)
  const last = useLast(found)
  const item = id > 0 ? found : last
  const close = () => {
    // What was opened by its address has nobody to give the focus back to.
    returnFocusTo(() => linkOf(id))
    onClose()
  }
  return (
    <Drawer
      isOpen={id > 0 && data !== undefined}
      onOpenChange={close}
      size="wide"
      title={item?.title ?? text('kanbanCard.gone')}
      footer={
        item && (
          <Can action="update" subject="Board" isExplained>
            <CommentForm key={item.id} item={item} />
          </Can>
        )
      }
    >
      {data && item ? (
        <CardFields key={item.id} kanban={data} item={item} isReadOnly={!mayUpdate} onGone={close} />
      ) : (
        <EmptyState title={text('kanbanCard.gone')} illustration="search" size="small" level={3}>
          {text('kanbanCard.goneText')}
        </EmptyState>
      )}
    </Drawer>
  )
}

interface CardFieldsProps {
  kanban: Kanban
  item: KanbanItem
  isReadOnly: boolean
  onGone: () => void
}

function CardFields({ kanban, item, isReadOnly, onGone }: CardFieldsProps) {
  const text = useText()
  const changes = useBoardChanges()
  const board = kanban.boards.find(({ itemsIds }) => itemsIds.includes(item.id))
  const mayReadUsers = useCan({ action: 'read', subject: 'User' }).isAllowed
  const { data: users = [] } = useQuery({ ...guestsQuery(), enabled: mayReadUsers && !isReadOnly })
  const people = new Map<string, KanbanMember>(
    [
      ...kanban.items.flatMap(({ members }) => members),
      ...users.map(({ id, fullName, avatar }) => ({ id, img: avatar, name: fullName })),
    ].map((person) => [String(memberKey(person)), person]),
  )
  return (
    <Stack gap={20}>
      <Inline gap={8} align="end" isWrapping={false}>
        <Select
          label={text('kanbanCard.board')}
          options={kanban.boards.map(({ id, title }) => ({ id: String(id), label: title }))}
          value={board ? String(board.id) : null}
          isReadOnly={isReadOnly}
          onChange={(to) => {
            if (to && Number(to) !== board?.id)
              void changes.move({ id: item.id, boardId: Number(to), beforeId: null })
          }}
        />
        <CardMenu item={item} onGone={onGone} />
      </Inline>
      <CardTitle item={item} isReadOnly={isReadOnly} />
      <DatePicker
        label={text('kanbanCard.dueDate')}
        display="words"
        value={item.dueDate || null}
        isReadOnly={isReadOnly}
        isRequired={false}
        onChange={(day) => {
          if ((day ?? '') !== item.dueDate) void changes.edit(item, { dueDate: day ?? '' })
        }}
      />
      <Select
        label={text('kanban.priority')}
        options={KANBAN_PRIORITIES.map((id) => ({ id, label: text(priorityTexts[id]) }))}
        value={item.priority}
        isReadOnly={isReadOnly}
        onChange={(priority) => {
          if (priority && priority !== item.priority) void changes.edit(item, { priority })
        }}
      />
      <MultiSelect
        label={text('kanban.labels')}
        isRequired={false}
        options={KANBAN_LABELS.map((id) => ({ id, label: text(labelLooks[id].text) }))}
        value={item.labels}
        isReadOnly={isReadOnly}
        onChange={(labels) => void changes.edit(item, { labels })}
      />
      <MultiSelect
        label={text('kanban.assignees')}
        isRequired={false}
        options={[...people].map(([id, { name, img }]) => ({ id, label: name, avatar: { src: img } }))}
        value={item.members.map((member) => String(memberKey(member)))}
        isReadOnly={isReadOnly}
        onChange={(ids) => void changes.edit(item, { members: ids.flatMap((id) => people.get(id) ?? []) })}
      />
      <CardChecklist item={item} isReadOnly={isReadOnly} />
      <CardFiles item={item} />
      <CardActivity id={item.id} />
    </Stack>
  )
}
