import { detailsOf, kanban, putDetails } from './collection.ts'
import { rowsOf } from '../../store/rows-of.ts'
import * as contract from './contract.ts'
import { differences, log } from './log.ts'
import * as schemas from './schema.ts'
import { scenario } from '../../scenarios.ts'
import { createFilter } from '../../runtime/filter.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import {
  addItem,
  moveItem,
  nextBoardId,
  nextItemId,
  putBoard,
  putItem,
  removeBoard,
  removeItem,
  restoreBoard,
  restoreItem,
} from './handlers-changes.ts'
import { invalidBecause, noContent, reply } from '../../runtime/reply.ts'

const NO_BOARD = 'Board not found'
const NO_ITEM = 'Item not found'
const TITLE_TAKEN = 'A board with this title exists'

const findBoard = (id: number) => kanban.get().boards.find((board) => board.id === id)
const findItem = (id: number) => kanban.get().items.find((item) => item.id === id)

const findByTitle = (title: string) => {
  const hasTitle = createFilter(title)
  return kanban.get().boards.find((board) => hasTitle(board.title))
}

export const getKanban = handle(contract.getKanban, schemas.getKanban, () => {
  const { boards, items } = kanban.get()
  return reply(200, scenario().empty ? { boards: [], items: [] } : { boards, items })
})

export const createBoard = handle(contract.createBoard, schemas.createBoard, ({ body }) => {
  if (findByTitle(body.title)) return invalidBecause('title', TITLE_TAKEN)
  const state = kanban.get()
  const board = { id: nextBoardId(state), title: body.title, itemsIds: [], limit: null }
  kanban.set({ ...state, boards: [...state.boards, board] })
  return reply(201, board)
})

export const renameBoard = handle(contract.renameBoard, schemas.renameBoard, ({ body, permit }) => {
  const board = findBoard(body.boardId)
  if (!board) return invalidBecause('boardId', NO_BOARD)
  permit(board)
  const namesake = findByTitle(body.newName)
  if (namesake && namesake !== board) return invalidBecause('newName', TITLE_TAKEN)
  const renamed = { ...board, title: body.newName }
  kanban.set(putBoard(kanban.get(), renamed))
  return reply(200, renamed)
})

export const orderBoards = handle(contract.orderBoards, schemas.orderBoards, ({ body }) => {
  const state = kanban.get()
  const named = [...new Set(body)].flatMap((id) => findBoard(id) ?? [])
  const boards = [...named, ...state.boards.filter((board) => !named.includes(board))]
  kanban.set({ ...state, boards })
  return reply(200, { boards })
})

export const limitBoard = handle(contract.limitBoard, schemas.limitBoard, ({ params, body, permit }) => {
  const board = findBoard(idOf(params.id))
  if (!board) return reply(404, { message: NO_BOARD })
  permit(board)
  const limited = { ...board, limit: body.limit }
  kanban.set(putBoard(kanban.get(), limited))
  return reply(200, limited)
})

export const deleteBoard = handle(contract.deleteBoard, schemas.deleteBoard, ({ params, permit }) => {
  const board = findBoard(idOf(params.id))
  if (!board) return reply(400, { message: NO_BOARD })
  permit(board)
  kanban.set(removeBoard(kanban.get(), board))
  return noContent
})

export const restoreBoards = handle(contract.restoreBoards, schemas.restoreBoards, ({ body }) => {
  const state = kanban.get()
  const removed = rowsOf(state.removedBoards, body.ids, ({ board }) => board.id)
  if (!removed) return reply(404, { message: NO_BOARD })
  const next = removed.reduceRight(restoreBoard, state)
  kanban.set(next)
  return reply(200, { boards: next.boards.filter(({ id }) => body.ids.includes(id)) })
})

export const createBoardItem = handle(
  contract.createBoardItem,
  schemas.createBoardItem,
  ({ body, caller }) => {
    const { itemTitle, boardName, boardId } = body
    const board = boardId === undefined ? findByTitle(boardName) : findBoard(boardId)
    if (!board) return invalidBecause(boardId === undefined ? 'boardName' : 'boardId', NO_BOARD)
    const state = kanban.get()
    const item = {
      id: nextItemId(state),
      title: itemTitle,
      dueDate: '',
      priority: 'normal' as const,
      labels: [],
      members: [],
      comments: '',
      attachments: 0,
      commentsCount: 0,
      image: '',
      checklist: [],
    }
    kanban.set(addItem(state, item, (one) => (one === board ? board.itemsIds.length : undefined)))
    log(item.id, caller, [{ kind: 'added', to: board.title }])
    return reply(201, item)
  },
)

export const updateBoardItem = handle(
  contract.updateBoardItem,
  schemas.updateBoardItem,
  ({ body, caller, permit }) => {
    const item = findItem(body.item.id)
    if (!item) return invalidBecause('item.id', NO_ITEM)
    permit(item)
    const edited = { ...item, ...body.item }
    kanban.set(putItem(kanban.get(), edited))
    log(item.id, caller, differences(item, edited))
    return reply(200, edited)
  },
)

export const orderBoardItems = handle(
  contract.orderBoardItems,
  schemas.orderBoardItems,
  ({ body, permit }) => {
    const board = findBoard(body.boardId)
    if (!board) return invalidBecause('boardId', NO_BOARD)
    permit(board)
    const changed = { ...board, itemsIds: [...new Set(body.ids)].filter(findItem) }
    kanban.set(putBoard(kanban.get(), changed))
    return reply(200, changed)
  },
)

export const moveBoardItem = handle(
  contract.moveBoardItem,
  schemas.moveBoardItem,
  ({ params, body, caller, permit }) => {
    const item = findItem(idOf(params.id))
    if (!item) return reply(404, { message: NO_ITEM })
    const board = findBoard(body.boardId)
    if (!board) return invalidBecause('boardId', NO_BOARD)
    permit(board)
    const from = kanban.get().boards.find(({ itemsIds }) => itemsIds.includes(item.id))
    const state = moveItem(kanban.get(), item, body)
    kanban.set(state)
    if (from !== board) log(item.id, caller, [{ kind: 'moved', from: from?.title, to: board.title }])
    return reply(200, { boards: state.boards })
  },
)

export const deleteBoardItem = handle(
  contract.deleteBoardItem,
  schemas.deleteBoardItem,
  ({ params, permit }) => {
    const item = findItem(idOf(params.id))
    if (!item) return reply(400, { message: NO_ITEM })
    permit(item)
    kanban.set(removeItem(kanban.get(), item))
    return noContent
  },
)

export const restoreBoardItems = handle(contract.restoreBoardItems, schemas.restoreBoardItems, ({ body }) => {
  const state = kanban.get()
  const removed = rowsOf(state.removedItems, body.ids, ({ item }) => item.id)
  if (!removed) return reply(404, { message: NO_ITEM })
  const places = removed.flatMap((one) => one.places)
  if (!places.every(({ boardId }) => findBoard(boardId))) return reply(404, { message: NO_BOARD })
  kanban.set(removed.reduceRight(restoreItem, state))
  return reply(200, { items: removed.map(({ item }) => item) })
})

export const duplicateBoardItem = handle(
  contract.duplicateBoardItem,
  schemas.duplicateBoardItem,
  ({ params, caller }) => {
    const item = findItem(idOf(params.id))
    if (!item) return reply(404, { message: NO_ITEM })
    const state = kanban.get()
    const copy = { ...item, id: nextItemId(state) }
    kanban.set(
      addItem(state, copy, ({ itemsIds }) => {
        const index = itemsIds.indexOf(item.id)
        return index === -1 ? undefined : index + 1
      }),
    )
    putDetails(copy.id, { ...detailsOf(item.id), activity: [], removedFiles: [] })
    const board = kanban.get().boards.find(({ itemsIds }) => itemsIds.includes(copy.id))
    log(copy.id, caller, [{ kind: 'added', to: board?.title }])
    return reply(201, copy)
  },
)
