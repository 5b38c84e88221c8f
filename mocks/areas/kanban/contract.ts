import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** The labels that an item can have. */
export const KANBAN_LABELS = ['UX', 'Image', 'Code Review', 'Dashboard', 'App', 'Charts & Maps'] as const

/** How much an item presses. */
export const KANBAN_PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const

/** How many characters a title or a step of a checklist has at most, and a comment; and how many steps an item. */
export const KANBAN_LIMITS = { line: 200, comment: 5000, checks: 100 } as const

/** What can happen to an item; its comments are kept apart. */
export const KANBAN_EVENTS = [
  'added',
  'moved',
  'renamed',
  'due',
  'priority',
  'assigned',
  'unassigned',
  'labelled',
  'unlabelled',
  'ticked',
  'attached',
  'detached',
] as const

export type KanbanLabel = (typeof KANBAN_LABELS)[number]
export type KanbanPriority = (typeof KANBAN_PRIORITIES)[number]

/** A board; `itemsIds` are its items in their order, `limit` is how many it should have at most, null for any number. */
export type KanbanBoard = z.output<typeof schemas.kanbanBoard>

/** Someone an item is assigned to; `img` is '' without a picture. */
export type KanbanMember = z.output<typeof schemas.kanbanMember>

/** An item; `dueDate` (yyyy-mm-dd) and `image` are '' without one, `comments` is text and never html. */
export type KanbanItem = z.output<typeof schemas.kanbanItem>

/** One thing of an item's checklist. */
export type KanbanCheck = z.output<typeof schemas.kanbanCheck>

/** A comment on an item, as text. */
export type KanbanComment = z.output<typeof schemas.kanbanComment>

/** A file at an item: its address holds it whole where it was uploaded. */
export type KanbanFile = z.output<typeof schemas.kanbanFile>

/** A file on its way to an item. */
export type KanbanFileUpload = z.input<typeof schemas.kanbanFileUpload>

/** Something that happened to an item; `from` and `to` are titles, dates, names or words, '' where there is none. */
export type KanbanEvent = z.output<typeof schemas.kanbanEvent>

/** What is kept of an item beside its fields: files and comments, the oldest first, and what happened, the newest first. */
export type KanbanItemDetails = z.output<typeof schemas.kanbanItemDetails>

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

/** Beyond the specification: sets how many items a board should have at most; null for any number. */
export const limitBoard = endpoint<typeof schemas.limitBoard>()({
  method: 'PUT',
  path: `${PATH}/board/:id/limit`,
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

/** Beyond the specification: puts an item on a board, from wherever it stands, before the item at `index` or at the end. */
export const moveBoardItem = endpoint<typeof schemas.moveBoardItem>()({
  method: 'PUT',
  path: `${PATH}/item/:id/move`,
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

/** Beyond the specification: puts steps into an item's checklist, before the one at `index` or at its end; those whose ids it has are left out. */
export const createBoardItemChecks = endpoint<typeof schemas.createBoardItemChecks>()({
  method: 'POST',
  path: `${PATH}/item/:id/checks`,
})

/** Beyond the specification: ticks or rewords one step of an item, and touches no other. */
export const updateBoardItemCheck = endpoint<typeof schemas.updateBoardItemCheck>()({
  method: 'PUT',
  path: `${PATH}/item/:id/checks/:checkId`,
})

/** Beyond the specification: deletes one step of an item. */
export const deleteBoardItemCheck = endpoint<typeof schemas.deleteBoardItemCheck>()({
  method: 'DELETE',
  path: `${PATH}/item/:id/checks/:checkId`,
})

/** Beyond the specification: what is kept of an item beside its fields: files, comments, what happened. */
export const getBoardItemDetails = endpoint<typeof schemas.getBoardItemDetails>()({
  method: 'GET',
  path: `${PATH}/item/:id/details`,
})

/** Beyond the specification: adds a comment in the name of the caller; the item's text and count follow. */
export const createBoardItemComment = endpoint<typeof schemas.createBoardItemComment>()({
  method: 'POST',
  path: `${PATH}/item/:id/comments`,
})

/** Beyond the specification: deletes a comment; the item's text and count follow. */
export const deleteBoardItemComment = endpoint<typeof schemas.deleteBoardItemComment>()({
  method: 'DELETE',
  path: `${PATH}/item/:id/comments/:commentId`,
})

/** Beyond the specification: adds a file, of at most ten; the item's count follows. */
export const createBoardItemFile = endpoint<typeof schemas.createBoardItemFile>()({
  method: 'POST',
  path: `${PATH}/item/:id/files`,
})

/** Beyond the specification: deletes a file; the item's count follows. `restoreBoardItemFile` takes it back. */
export const deleteBoardItemFile = endpoint<typeof schemas.deleteBoardItemFile>()({
  method: 'DELETE',
  path: `${PATH}/item/:id/files/:fileId`,
})

/** Beyond the specification: puts a deleted file back in its old place. */
export const restoreBoardItemFile = endpoint<typeof schemas.restoreBoardItemFile>()({
  method: 'POST',
  path: `${PATH}/item/:id/files/:fileId/restore`,
})
