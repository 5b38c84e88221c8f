import { BoardComposer } from '@data1522/design-system/BoardComposer'
import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconPlus } from '@data1522/design-system/icons'
import { KANBAN_LIMITS } from '@data1522/mocks/contract/kanban'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { failureText } from '../../core/errors/failure-text.ts'
import { invalidFields } from '../../core/errors/validation-errors.ts'
import { useCan } from '../../core/auth/useCan.ts'
import { useText } from '../../core/i18n/useText.ts'
import { boardQuery } from '../../entities/board/queries.ts'
import { roomOf } from '../../entities/board/room-of.ts'
import { useBoardChanges } from '../../entities/board/useBoardChanges.ts'
import { composingAtom } from './kanban-state.ts'

function useTitleError() {
  const text = useText()
  const [error, setError] = useState<string>()
  /** Tries something, and says why it was refused. */
  const attempt = async (make: () => Promise<unknown>) => {
    setError(undefined)
    try {
      await make()
      return true
    } catch (reason) {
      setError(invalidFields(reason).length > 0 ? text('kanban.titleTaken') : failureText(reason))
      return false
    }
  }
  const refuse = () => setError(text('kanban.titleTaken'))
  return { error, attempt, refuse }
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
  const mayCreate = useCan({ action: 'create', subject: 'Board' }).isAllowed
  const [error, setError] = useState<string>()
  const { data: room } = useQuery({
    ...boardQuery(),
    select: (kanban) => roomOf(kanban.boards.find((one) => one.id === id)),
  })
  if (!mayCreate) return null
  if (composing?.kind !== 'card' || composing.boardId !== id)
    return room === 0 ? null : (
      <Button
        variant="plain"
        isBlock
        start={<Icon of={IconPlus} size={18} />}
        onPress={() => {
          setError(undefined)
          setComposing({ kind: 'card', boardId: id })
        }}
      >
        {text('kanban.addCard')}
      </Button>
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
        if (problem === undefined) void changes.addCards(board, lines)
        return problem === undefined
      }}
      onCancel={() => setComposing(null)}
    />
  )
}

/** Gives a board another title, in place of the old one. */
export function RenameBoard({ id }: { id: number }) {
  const text = useText()
  const [, setComposing] = useAtom(composingAtom)
  const { boards, isTaken } = useBoards()
  const changes = useBoardChanges()
  const { error, attempt, refuse } = useTitleError()
  const board = boards().find((one) => one.id === id)
  const save = async (title: string) => {
    if (!board || title === board.title) return setComposing(null)
    if (isTaken(title, id)) return refuse()
    if (await attempt(() => changes.rename(board, title))) setComposing(null)
  }
  return (
    <BoardComposer
      isBare
      label={text('kanban.boardTitle')}
      defaultValue={board?.title}
      submitLabel={text('kanban.save')}
      cancelLabel={text('kanban.cancel')}
      error={error}
      onSubmit={([title = '']) => void save(title)}
      onCancel={() => setComposing(null)}
    />
  )
}

/** Adds a board after the last one. */
export function AddBoard() {
  const text = useText()
  const [, setComposing] = useAtom(composingAtom)
  const { isTaken } = useBoards()
  const changes = useBoardChanges()
  const { error, attempt, refuse } = useTitleError()
  const add = async (title: string) => {
    if (isTaken(title)) return refuse()
    if (await attempt(() => changes.addBoard(title))) setComposing(null)
  }
  return (
    <BoardComposer
      label={text('kanban.boardTitle')}
      placeholder={text('kanban.boardHint')}
      submitLabel={text('kanban.addBoard')}
      cancelLabel={text('kanban.cancel')}
      error={error}
      onSubmit={([title = '']) => void add(title)}
      onCancel={() => setComposing(null)}
    />
  )
}
