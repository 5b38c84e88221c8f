import { toasts } from '@data1522/design-system/toasts'
import {
  createBoard,
  createBoardItem,
  deleteBoard,
  deleteBoardItem,
  duplicateBoardItem,
  getKanban,
  type Kanban,
  type KanbanBoard,
  type KanbanItem,
  type KanbanMember,
  limitBoard,
  orderBoards,
  renameBoard,
  restoreBoardItems,
  restoreBoards,
  updateBoardItem,
} from '@data1522/mocks/contract/kanban'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { samePerson } from '../../core/auth/same-person.ts'
import { failureText } from '../../core/errors/failure-text.ts'
import { useText } from '../../core/i18n/useText.ts'
import { oneByOne } from '../../core/mutations/one-by-one.ts'
import { fieldsOf, takenBack } from '../../core/mutations/taken-back.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { type CardMove, sendMove, takeMoveBack, wayBack, withMove } from './card-moves.ts'
import { boardKey, boardQuery } from './queries.ts'
import { roomOf } from './room-of.ts'

type Fields = Partial<Omit<KanbanItem, 'id'>>

const inOrder = (boards: readonly KanbanBoard[], ids: readonly number[]) =>
  boards.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))

/** What tells the people of a card from each other. */
export const memberKey = ({ id, name }: KanbanMember) => id ?? name

/** Changes of boards and cards: at once on the screen, then on the server, with a way back. */
export function useBoardChanges() {
  'use memo'
  const text = useText()
  const queries = useQueryClient()
  const change = useChange<Kanban>(boardKey, [['dashboards']])
  const shown = () => queries.getQueryData(boardQuery().queryKey) ?? { boards: [], items: [] }

  const move = (cards: CardMove) => {
    const { boards, items } = shown()
    const back = wayBack(boards, cards.id)
    const name = items.find(({ id }) => id === cards.id)?.title ?? ''
    const board = boards.find(({ id }) => id === cards.boardId)
    const isOver = back?.boardId !== cards.boardId && roomOf(board) === 0
    return change({
      optimisticUpdate: (page) => ({ ...page, boards: withMove(page.boards, cards) }),
      mutationFn: () => sendMove(cards),
      successMessage: () =>
        isOver
          ? text('kanban.movedOver', { name, board: board?.title ?? '', limit: board?.limit ?? 0 })
          : text('kanban.moved', { name, board: board?.title ?? '' }),
      undo: back && (() => takeMoveBack(cards, back)),
    })
  }

  const order = (ids: readonly number[]) => {
    const before = shown().boards.map(({ id }) => id)
    return change({
      optimisticUpdate: (page) => ({ ...page, boards: inOrder(page.boards, ids) }),
      mutationFn: () => call(orderBoards, { body: [...ids] }),
      successMessage: () => text('kanban.ordered'),
      undo: async () => {
        const now = (await call(getKanban, {})).boards.map(({ id }) => id)
        await call(orderBoards, { body: takenBack(before, [...ids], now) })
      },
    })
  }

  const addBoard = (title: string) =>
    change({
      mutationFn: () => call(createBoard, { body: { title } }),
      successMessage: () => text('kanban.boardAdded', { name: title }),
      undo: async ({ id }) => {
        // What was put on it since would go with it.
        const now = (await call(getKanban, {})).boards.find((board) => board.id === id)
        if (now?.itemsIds.length === 0) await call(deleteBoard, { params: { id } })
      },
      throwsOnFailure: true,
    })

  const rename = (board: KanbanBoard, newName: string) =>
    change({
      optimisticUpdate: (page) => ({
        ...page,
        boards: page.boards.map((one) => (one.id === board.id ? { ...one, title: newName } : one)),
      }),
      mutationFn: () => call(renameBoard, { body: { boardId: board.id, newName } }),
      successMessage: () => text('kanban.renamed', { name: newName }),
      undo: async () => {
        const { boards } = await call(getKanban, {})
        // A title that it got since then stays.
        if (boards.find(({ id }) => id === board.id)?.title === newName)
          await call(renameBoard, { body: { boardId: board.id, newName: board.title } })
      },
      throwsOnFailure: true,
    })

  const limit = (board: KanbanBoard, most: number | null) =>
    change({
      optimisticUpdate: (page) => ({
        ...page,
        boards: page.boards.map((one) => (one.id === board.id ? { ...one, limit: most } : one)),
      }),
      mutationFn: () => call(limitBoard, { params: { id: board.id }, body: { limit: most } }),
      successMessage: () =>
        most === null
          ? text('kanban.unlimited', { name: board.title })
          : text('kanban.limited', { name: board.title, count: most }),
      undo: async () => {
        const { boards } = await call(getKanban, {})
        // A limit that was set since then stays.
        if (boards.find(({ id }) => id === board.id)?.limit === most)
          await call(limitBoard, { params: { id: board.id }, body: { limit: board.limit } })
      },
    })

  const removeBoard = (board: KanbanBoard) =>
    change({
      optimisticUpdate: (page) => ({
        boards: page.boards.filter(({ id }) => id !== board.id),
        items: page.items.filter(({ id }) => !board.itemsIds.includes(id)),
      }),
      mutationFn: () => call(deleteBoard, { params: { id: board.id } }),
      successMessage: () => text('kanban.boardDeleted', { name: board.title, count: board.itemsIds.length }),
      undo: () => call(restoreBoards, { body: { ids: [board.id] } }),
    })

  /** Adds cards one after the other; those that do not get there are offered to be added again. */
  const addCards = async (
    board: KanbanBoard,
    titles: readonly string[],
    isShown: (title: string) => boolean,
  ): Promise<void> => {
    const isSamePerson = samePerson()
    await change({
      mutationFn: async () => {
        let left = titles
        const added: KanbanItem[] = []
        const notify = (description: () => string) =>
          toasts.show({
            tone: 'danger',
            title: () => text('kanban.cardsNotAdded', { count: left.length, name: left[0] ?? '' }),
            description,
            action: {
              label: () => text('kanban.addAgain'),
              onPress: () => void addCards(board, left, isShown),
            },
          })
        try {
          const room = await roomNow(board)
          await oneByOne(titles.slice(0, room), async (itemTitle) => {
            const body = { itemTitle, boardName: board.title, boardId: board.id }
            added.push(await call(createBoardItem, { body }))
            left = left.slice(1)
          })
          if (left.length > 0) notify(() => text('kanban.noRoom', { board: board.title, count: room }))
        } catch (error) {
          if (isSamePerson()) notify(() => failureText(error))
        }
        return added
      },
      successMessage: (added) => {
        if (added.length === 0) return undefined
        const areShown = added.every(({ title }) => isShown(title))
        return text(areShown ? 'kanban.cardsAdded' : 'kanban.cardsAddedHidden', {
          count: added.length,
          board: board.title,
        })
      },
      undo: async (added) => {
        const { items } = await call(getKanban, {})
        const ids = new Set(added.map(({ id }) => id))
        await deleteAll(items.flatMap(({ id }) => (ids.has(id) ? [id] : [])))
      },
    })
  }

  const duplicate = ({ id, title: name }: KanbanItem) => {
    const board = shown().boards.find(({ itemsIds }) => itemsIds.includes(id))
    const isOver = roomOf(board) === 0
    return change({
      mutationFn: () => call(duplicateBoardItem, { params: { id } }),
      successMessage: () =>
        isOver
          ? text('kanban.duplicatedOver', { name, board: board?.title ?? '', limit: board?.limit ?? 0 })
          : text('kanban.duplicated', { name }),
      undo: (copy) => call(deleteBoardItem, { params: { id: copy.id } }),
    })
  }

  const remove = (cards: readonly KanbanItem[]) => {
    const ids = cards.map(({ id }) => id)
    return change({
      optimisticUpdate: (page) => ({
        boards: page.boards.map((board) =>
          board.itemsIds.some((id) => ids.includes(id))
            ? { ...board, itemsIds: board.itemsIds.filter((id) => !ids.includes(id)) }
            : board,
        ),
        items: page.items.filter(({ id }) => !ids.includes(id)),
      }),
      mutationFn: () => deleteAll(ids),
      successMessage: () => text('kanban.deleted', { count: ids.length, name: cards[0]?.title ?? '' }),
      undo: () => call(restoreBoardItems, { body: { ids } }),
    })
  }

  const edit = (card: KanbanItem, fields: Fields) =>
    change({
      optimisticUpdate: (page) => ({
        ...page,
        items: page.items.map((one) => (one.id === card.id ? { ...one, ...fields } : one)),
      }),
      mutationFn: async () => {
        const item = { id: card.id, ...fields, ...(await listsNow(card, fields)) }
        return call(updateBoardItem, { body: { item } })
      },
      successMessage: () => text('kanban.saved', { name: fields.title ?? card.title }),
      undo: async () => {
        const { items } = await call(getKanban, {})
        const now = items.find(({ id }) => id === card.id)
        if (!now) return
        const before = fieldsOf(card, fields)
        const back = takenBack(before, fields, fieldsOf(now, fields), { keyOf: memberKey })
        await call(updateBoardItem, { body: { item: { id: card.id, ...back } } })
      },
    })

  return { move, order, addBoard, rename, limit, removeBoard, addCards, duplicate, remove, edit }
}

/** How many more cards a board takes by now: those that were just added are not on the screen yet. */
async function roomNow({ id, limit }: KanbanBoard) {
  if (limit === null) return Number.POSITIVE_INFINITY
  const { boards } = await call(getKanban, {})
  return roomOf(boards.find((board) => board.id === id))
}

/** The labels and people of a card as they are by now, also by others, with what an edit makes of them. */
async function listsNow(card: KanbanItem, { labels, members }: Fields) {
  if (!labels && !members) return undefined
  const { items } = await call(getKanban, {})
  const now = items.find(({ id }) => id === card.id)
  const lists = { ...(labels && { labels }), ...(members && { members }) }
  // What an edit made of them is what its way back, taken back, leaves.
  return now && takenBack(lists, fieldsOf(card, lists), fieldsOf(now, lists), { keyOf: memberKey })
}

const deleteAll = (ids: readonly number[]) => oneByOne(ids, (id) => call(deleteBoardItem, { params: { id } }))
