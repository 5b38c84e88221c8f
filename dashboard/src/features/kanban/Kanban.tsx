import { Board, type CardDrop } from '@data1522/design-system/Board'
import { Button } from '@data1522/design-system/Button'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Icon } from '@data1522/design-system/Icon'
import { IconPlus } from '@data1522/design-system/icons'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Can } from '../../core/auth/Can.tsx'
import { useCan } from '../../core/auth/useCan.ts'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { useAddressState, wholeNumber } from '../../core/router/useAddressState.ts'
import { boardQuery } from '../../entities/board/queries.ts'
import { useBoardChanges } from '../../entities/board/useBoardChanges.ts'
import { LoadFailure } from '../../shared/errors/LoadFailure.tsx'
import { WhenOpened } from '../../shared/forms/WhenOpened.tsx'
import { ColumnMenu } from './ColumnMenu.tsx'
import { columnsOf, filterParameters } from './columns.ts'
import { AddBoard, AddCard, RenameBoard } from './composers.tsx'
import { doneCards, isDue } from '../../entities/board/due.ts'
import { KanbanCard } from './KanbanCard.tsx'
import { KanbanFilters } from './KanbanFilters.tsx'
import { composingAtom, foldedAtom, giveUpAtom, limitingAtom, removingAtom } from './kanban-state.ts'
import { LazyCardDrawer, LazyLimitBoard, LazyRemoveBoard } from './lazy-parts.ts'

const parameters = { ...filterParameters, card: wholeNumber(0) }

// Functions that stay the same, so that no card is drawn anew because the screen is.
const renderCard = (id: string) => <KanbanCard id={Number(id)} />
const columnActions = (id: string) => <ColumnMenu id={Number(id)} />
const columnFoot = (id: string) => <AddCard id={Number(id)} />

/** The boards of the workshop: what is to be done, what is being done, what is done. */
export function Kanban() {
  'use memo'
  const text = useText()
  const [filter, setFilter] = useAddressState(parameters)
  const [composing, setComposing] = useAtom(composingAtom)
  const [folded, setFolded] = useAtom(foldedAtom)
  const limiting = useAtomValue(limitingAtom)
  const removing = useAtomValue(removingAtom)
  const giveUp = useSetAtom(giveUpAtom)
  useEffect(() => giveUp, [giveUp])
  const changes = useBoardChanges()
  const mayUpdate = useCan({ action: 'update', subject: 'Board' }).isAllowed
  const query = useQuery(boardQuery())
  const { data: columns } = useQuery({
    ...boardQuery(),
    select: (kanban) => columnsOf(kanban, filter, folded),
  })
  const { data } = query
  const title = text('titles.kanban')
  const done = data && doneCards(data)
  const late =
    data?.items.filter(({ id, dueDate }) => isDue(dueDate, 'overdue') && !done?.has(id)).length ?? 0
  const onCardsMove = ({ ids, columnId, beforeId }: CardDrop) =>
    void changes.move({
      id: Number(ids[0]),
      boardId: Number(columnId),
      beforeId: beforeId === null ? null : Number(beforeId),
    })
  const renaming = composing?.kind === 'rename' ? composing.boardId : null
  const nothing = data && data.boards.length === 0 && composing?.kind !== 'board'
  const shown = columns?.reduce((sum, { cardIds }) => sum + cardIds.length, 0) ?? 0
  const addBoard = (
    <Can action="create" subject="Board" label={text('kanban.addBoard')}>
      {(isDisabled) => (
        <Button
          start={<Icon icon={IconPlus} size={18} />}
          isDisabled={isDisabled}
          onPress={() => setComposing({ kind: 'board' })}
        >
          {text('kanban.addBoard')}
        </Button>
      )}
    </Can>
  )
  return (
    <>
      <DocumentTitle title={title} />
      <PageHeader
        title={title}
        description={
          data ? text('kanban.description', { count: data.items.length, late }) : text('kanban.about')
        }
        actions={addBoard}
      />
      <Stack gap={16}>
        <KanbanFilters
          filter={filter}
          onChange={setFilter}
          people={data?.items.flatMap(({ members }) => members) ?? []}
          found={data && shown < data.items.length ? shown : undefined}
        />
        {!data && query.isError && <LoadFailure query={query} title={text('kanban.failed')} level={2} />}
        {!data && !query.isError && <Skeleton height={480} />}
        {nothing && (
          <EmptyState title={text('kanban.none')} actions={addBoard}>
            {text('kanban.noneText')}
          </EmptyState>
        )}
        {data && columns && !nothing && (
          <Board
            label={title}
            columns={columns}
            cardName={(id) => data.items.find((item) => item.id === Number(id))?.title ?? ''}
            onCardsMove={mayUpdate ? onCardsMove : undefined}
            onColumnsMove={mayUpdate ? (ids) => void changes.order(ids.map(Number)) : undefined}
            onExpand={(id) => setFolded((now) => now.filter((one) => one !== Number(id)))}
            columnActions={columnActions}
            columnTitle={(id) => (renaming === Number(id) ? <RenameBoard id={renaming} /> : null)}
            columnFoot={columnFoot}
            end={composing?.kind === 'board' && <AddBoard />}
          >
            {renderCard}
          </Board>
        )}
      </Stack>
      <WhenOpened isOpen={filter.card > 0}>
        <LazyCardDrawer id={filter.card} onClose={() => setFilter({ card: 0 }, { isReplacing: true })} />
      </WhenOpened>
      <WhenOpened isOpen={removing !== null}>
        <LazyRemoveBoard />
      </WhenOpened>
      <WhenOpened isOpen={limiting !== null}>
        <LazyLimitBoard />
      </WhenOpened>
    </>
  )
}
