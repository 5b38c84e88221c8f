import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** The labels that an item can have. */
export const KANBAN_LABELS = ['UX', 'Image', 'Code Review', 'Dashboard', 'App', 'Charts & Maps'] as const

export type KanbanLabel = (typeof KANBAN_LABELS)[number]

/** A board; `itemsIds` are its items in their order. */
export type KanbanBoard = z.output<typeof schemas.kanbanBoard>

/** Someone an item is assigned to; `img` is '' without a picture. */
export type KanbanMember = z.output<typeof schemas.kanbanMember>

/** An item; `dueDate` (yyyy-mm-dd) and `image` are '' without one, `comments` is text and never html. */
export type KanbanItem = z.output<typeof schemas.kanbanItem>

/** What editing an item takes: its id and the fields that change. */
export type KanbanItemEdit = z.input<typeof schemas.kanbanItemEdit>

/** All boards in their order, and all items; boards tell where an item stands. */
export type Kanban = z.output<typeof schemas.kanban>

const PATH = '/api/apps/kanban'

/** All boards in their order, and all items. */
export const getKanban = endpoint<typeof schemas.getKanban>()({ method: 'GET', path: PATH })

/** Adds an empty board at the end; its title must be new, whatever the letter case. */
export const createBoard = endpoint<typeof schemas.createBoard>()({
  method: 'POST',
  path: `${PATH}/board/add`,
})

/** Gives a board another title, which no other board may have. */
export const renameBoard = endpoint<typeof schemas.renameBoard>()({
  method: 'PUT',
  path: `${PATH}/board/rename`,
})

/** Puts the boards in the order of these ids; unknown ids are ignored, and boards that are not named go last. */
export const orderBoards = endpoint<typeof schemas.orderBoards>()({
  method: 'PUT',
  path: `${PATH}/board/state-update`,
})

/** Deletes a board with its items; `restoreBoards` takes it back. */
export const deleteBoard = endpoint<typeof schemas.deleteBoard>()({
  method: 'DELETE',
  path: `${PATH}/board/:id`,
})

/** Beyond the specification: puts deleted boards back in their old places with their items, all of them or none. */
export const restoreBoards = endpoint<typeof schemas.restoreBoards>()({
  method: 'POST',
  path: `${PATH}/board/restore`,
})

/** Adds an item at the end of a board, which is found by its id, or by its name if no id is given. */
export const createBoardItem = endpoint<typeof schemas.createBoardItem>()({
  method: 'POST',
  path: `${PATH}/item/add`,
})

/** Edits an item; fields that are not given stay, the image among them. */
export const updateBoardItem = endpoint<typeof schemas.updateBoardItem>()({
  method: 'PUT',
  path: `${PATH}/item/update`,
})

/** Replaces the items of a board and their order; unknown ids are ignored. */
export const orderBoardItems = endpoint<typeof schemas.orderBoardItems>()({
  method: 'PUT',
  path: `${PATH}/item/state-update`,
})

/** Deletes an item, and takes it off its board; `restoreBoardItems` takes it back. */
export const deleteBoardItem = endpoint<typeof schemas.deleteBoardItem>()({
  method: 'DELETE',
  path: `${PATH}/item/:id`,
})

/** Beyond the specification: puts deleted items back in their old places, all of them or none. */
export const restoreBoardItems = endpoint<typeof schemas.restoreBoardItems>()({
  method: 'POST',
  path: `${PATH}/item/restore`,
})

/** Beyond the specification: adds a copy of an item right after it. */
export const duplicateBoardItem = endpoint<typeof schemas.duplicateBoardItem>()({
  method: 'POST',
  path: `${PATH}/item/:id/duplicate`,
})
