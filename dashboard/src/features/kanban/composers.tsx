import { BoardComposer } from '@data1522/design-system/BoardComposer'
import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconPlus } from '@data1522/design-system/icons'
import { toasts } from '@data1522/design-system/toasts'
import { KANBAN_LIMITS } from '@data1522/mocks/contract/kanban'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { failureText } from '../../core/errors/failure-text.ts'
import { invalidFields } from '../../core/errors/invalid-fields.ts'
import { samePerson } from '../../core/auth/same-person.ts'
import { Can } from '../../core/auth/Can.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { useAddressState } from '../../core/router/useAddressState.ts'
import { useKeptText } from '../../core/storage/useKeptText.ts'
import { store } from '../../core/store.ts'
import { boardQuery } from '../../entities/board/queries.ts'
import { roomOf } from '../../entities/board/room-of.ts'
import { useBoardChanges } from '../../entities/board/useBoardChanges.ts'
import { filterParameters, isNewShown } from './columns.ts'
import { composingAtom } from './kanban-state.ts'

/** Sends a title. Its field says why it was refused, or a notice where something else was begun meanwhile. */
function useTitle() {
  const text = useText()
  const composing = useAtomValue(composingAtom)
  const [error, setError] = useState<string>()
  const isHere = () => store.get(composingAtom) === composing
  const end = () => isHere() && store.set(composingAtom, null)
  const isSending = useRef(false)
  const send = async (make: () => Promise<unknown>) => {
    if (isSending.current) return
    isSending.current = true
    setError(undefined)
    const isSamePerson = samePerson()
    try {
      await make()
      end()
    } catch (reason) {
      const problem = () => problemOf(reason)
      if (isHere()) setError(problem())
      else if (isSamePerson())
        toasts.show({ tone: 'danger', title: () => text('records.failed'), description: problem })
    }
    isSending.current = false
  }
  const problemOf = (reason: unknown) => {
    const fields = invalidFields(reason)
    if (fields.length === 0) return failureText(reason)
    return text(fields.includes('boardId') ? 'app.failure.notAccepted' : 'kanban.titleTaken')
  }
  const refuse = () => setError(text('kanban.titleTaken'))
  return { error, send, refuse, end }
}

function useBoards() {
  const queries = useQueryClient()
  const boards = () => queries.getQueryData(boardQuery().queryKey)?.boards ?? []
  const isTaken = (title: string, own?: number) =>
    boards().some((board) => board.id !== own && board.title.toLowerCase() === title.toLowerCase())
  return { boards, isTaken }
}

/** Adds cards at the end of a board, where they will stand; one with a limit takes as many as it has room for. */
export function AddCard({ id }: { id: number }) {
  const text = useText()
  const [composing, setComposing] = useAtom(composingAtom)
  const { boards } = useBoards()
  const changes = useBoardChanges()
  const [error, setError] = useState<string>()
  const [filter] = useAddressState(filterParameters)
  // Another thing may be begun meanwhile: what was written is there when one comes back.
  const draft = useKeptText(`draft-cards-${id}`)
  const { data: room } = useQuery({
    ...boardQuery(),
    select: (kanban) => roomOf(kanban.boards.find((one) => one.id === id)),
  })
  if (composing?.kind !== 'card' || composing.boardId !== id)
    return room === 0 ? null : (
      <Can action="create" subject="Board" label={text('kanban.addCard')}>
        {(isDisabled) => (
          <Button
            variant="plain"
            isBlock
            start={<Icon icon={IconPlus} size={18} />}
            isDisabled={isDisabled}
            onPress={() => {
              setError(undefined)
              setComposing({ kind: 'card', boardId: id })
            }}
          >
            {text('kanban.addCard')}
          </Button>
        )}
      </Can>
    )
  return (
    <BoardComposer
      label={text('kanban.cardTitle')}
      placeholder={text('kanban.cardHint')}
      submitLabel={text('kanban.addCard')}
      cancelLabel={text('kanban.cancel')}
      error={error}
      isMultiple
      isRepeating
      defaultValue={draft.text}
      onChange={draft.write}
      onSubmit={(lines) => {
        const board = boards().find((one) => one.id === id)
        if (!board) return false
        const left = roomOf(board)
        const problem = lines.some(({ length }) => length > KANBAN_LIMITS.line)
          ? text('kanban.tooLong', { count: KANBAN_LIMITS.line })
          : lines.length > left
            ? text('kanban.noRoom', { board: board.title, count: left })
            : undefined
        setError(problem)
        if (problem === undefined) void changes.addCards(board, lines, (title) => isNewShown(filter, title))
        return problem === undefined
      }}
      onCancel={() => {
        draft.write('')
        setComposing(null)
      }}
    />
  )
}

/** Gives a board another title, in place of the old one. */
export function RenameBoard({ id }: { id: number }) {
  const text = useText()
  const { boards, isTaken } = useBoards()
  const changes = useBoardChanges()
  const { error, send, refuse, end } = useTitle()
  const board = boards().find((one) => one.id === id)
  const save = (title: string) => {
    if (!board || title === board.title) end()
    else if (isTaken(title, id)) refuse()
    else void send(() => changes.rename(board, title))
  }
  return (
    <BoardComposer
      isBare
      label={text('kanban.boardTitle')}
      defaultValue={board?.title}
      submitLabel={text('kanban.save')}
      cancelLabel={text('kanban.cancel')}
      error={error}
      onSubmit={([title = '']) => save(title)}
      onCancel={end}
    />
  )
}

/** Adds a board after the last one. */
export function AddBoard() {
  const text = useText()
  const { isTaken } = useBoards()
  const changes = useBoardChanges()
  const { error, send, refuse, end } = useTitle()
  const add = (title: string) => (isTaken(title) ? refuse() : void send(() => changes.addBoard(title)))
  return (
    <BoardComposer
      label={text('kanban.boardTitle')}
      placeholder={text('kanban.boardHint')}
      submitLabel={text('kanban.addBoard')}
      cancelLabel={text('kanban.cancel')}
      error={error}
      onSubmit={([title = '']) => add(title)}
      onCancel={end}
    />
  )
}
