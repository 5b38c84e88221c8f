import { createFilter } from '../../runtime/filter.ts'
import { nextId } from '../../store/next-id.ts'
import type { KanbanBoard, KanbanItem } from './contract.ts'
import type { RemovedBoard, RemovedItem, StoredKanban } from './seed.ts'

const REMOVED_LIMIT = 100

/** Above every id that a board has or had, so that a deleted board can come back under its own. */
export const nextBoardId = ({ boards, removedBoards }: StoredKanban) =>
  nextId([...boards, ...removedBoards.map(({ board }) => board)])

/** Above every id that an item has or had. */
export const nextItemId = ({ items, removedItems, removedBoards }: StoredKanban) =>
  nextId([...items, ...removedItems.map(({ item }) => item), ...removedBoards.flatMap((one) => one.items)])

/** A board in place of the one with its id. */
export const putBoard = (state: StoredKanban, board: KanbanBoard): StoredKanban => ({
  ...state,
  boards: state.boards.map((one) => (one.id === board.id ? board : one)),
})

/** An item in place of the one with its id. */
export const putItem = (state: StoredKanban, item: KanbanItem): StoredKanban => ({
  ...state,
  items: state.items.map((one) => (one.id === item.id ? item : one)),
})

/** A new item on the boards that pass `place`, which tells where. */
export const addItem = (
  state: StoredKanban,
  item: KanbanItem,
  place: (board: KanbanBoard) => number | undefined,
): StoredKanban => ({
  ...state,
  boards: state.boards.map((board) => {
    const index = place(board)
    return index === undefined ? board : { ...board, itemsIds: board.itemsIds.toSpliced(index, 0, item.id) }
  }),
  items: [...state.items, item].sort((one, other) => one.id - other.id),
})

/** With an item on this board and no other, before the item that is at `index` once it has left. */
export const moveItem = (
  state: StoredKanban,
  item: KanbanItem,
  { boardId, index }: { readonly boardId: number; readonly index: number },
): StoredKanban => ({
  ...state,
  boards: state.boards.map((board) => {
    const rest = board.itemsIds.filter((id) => id !== item.id)
    if (board.id === boardId) return { ...board, itemsIds: rest.toSpliced(index, 0, item.id) }
    return rest.length === board.itemsIds.length ? board : { ...board, itemsIds: rest }
  }),
})

/** Without a board and the items that stand on no other. */
export const removeBoard = (state: StoredKanban, board: KanbanBoard): StoredKanban => {
  const boards = state.boards.filter((one) => one !== board)
  const elsewhere = new Set(boards.flatMap(({ itemsIds }) => itemsIds))
  const leaves = ({ id }: KanbanItem) => board.itemsIds.includes(id) && !elsewhere.has(id)
  const removed = { board, index: state.boards.indexOf(board), items: state.items.filter(leaves) }
  return {
    ...state,
    boards,
    items: state.items.filter((item) => !leaves(item)),
    removedBoards: [...state.removedBoards, removed].slice(-REMOVED_LIMIT),
  }
}

/** A title that no board has by now: the old one, or the next number after it. */
function freeTitle(title: string, boards: readonly KanbanBoard[]) {
  const isFree = (wanted: string) => !boards.some((board) => createFilter(wanted)(board.title))
  let free = title
  for (let number = 2; !isFree(free); number += 1) free = `${title.slice(0, 190)} (${number})`
  return free
}

/** With a deleted board in its old place; items that were deleted from elsewhere meanwhile stay away. */
export const restoreBoard = (state: StoredKanban, removed: RemovedBoard): StoredKanban => {
  const items = [...state.items, ...removed.items].sort((one, other) => one.id - other.id)
  const known = new Set(items.map(({ id }) => id))
  const title = freeTitle(removed.board.title, state.boards)
  const board = { ...removed.board, title, itemsIds: removed.board.itemsIds.filter((id) => known.has(id)) }
  return {
    ...state,
    boards: state.boards.toSpliced(removed.index, 0, board),
    items,
    removedBoards: state.removedBoards.filter((one) => one !== removed),
  }
}

/** Without an item, on no board either. */
export const removeItem = (state: StoredKanban, item: KanbanItem): StoredKanban => {
  const places = state.boards.flatMap(({ id, itemsIds }) => {
    const index = itemsIds.indexOf(item.id)
    return index === -1 ? [] : [{ boardId: id, index }]
  })
  return {
    ...state,
    boards: state.boards.map((board) => ({
      ...board,
      itemsIds: board.itemsIds.filter((id) => id !== item.id),
    })),
    items: state.items.filter((one) => one !== item),
    removedItems: [...state.removedItems, { item, places }].slice(-REMOVED_LIMIT),
  }
}

/** With a deleted item in its old places. */
export const restoreItem = (state: StoredKanban, removed: RemovedItem): StoredKanban => ({
  ...addItem(
    state,
    removed.item,
    (board) => removed.places.find(({ boardId }) => boardId === board.id)?.index,
  ),
  removedItems: state.removedItems.filter((one) => one !== removed),
})
