import { may } from '../../contract/access.ts'
import {
  count,
  failure,
  id,
  invalidInput,
  nothing,
  oneOf,
  paragraph,
  picture,
  requiredLine,
  someIds,
} from '../../contract/common.schema.ts'
import { KANBAN_LABELS } from './contract.ts'
import { z } from '../../contract/zod.ts'

const MEMBERS_LIMIT = 50
const IDS_LIMIT = 1000

const ids = z.array(id).check(z.maxLength(IDS_LIMIT))

export const kanbanBoard = z.object({ id, title: requiredLine, itemsIds: z.array(id) })

export const kanbanMember = z.object({ img: picture, name: requiredLine })

export const kanbanItem = z.object({
  id,
  title: requiredLine,
  dueDate: z.union([z.literal(''), z.iso.date()]),
  labels: z.array(oneOf(KANBAN_LABELS)).check(z.maxLength(KANBAN_LABELS.length)),
  members: z.array(kanbanMember).check(z.maxLength(MEMBERS_LIMIT)),
  comments: paragraph,
  attachments: count,
  commentsCount: count,
  image: picture,
})

export const kanbanItemEdit = z.extend(z.partial(kanbanItem), { id })

export const kanban = z.object({ boards: z.array(kanbanBoard), items: z.array(kanbanItem) })

export const getKanban = { access: may('read', 'Board'), answers: { 200: kanban } }

export const createBoard = {
  access: may('create', 'Board'),
  body: z.object({ title: requiredLine }),
  answers: { 201: kanbanBoard, 400: invalidInput },
}

export const renameBoard = {
  access: may('update', 'Board'),
  body: z.object({ boardId: id, newName: requiredLine }),
  answers: { 200: kanbanBoard, 400: invalidInput },
}

export const orderBoards = {
  access: may('update', 'Board'),
  body: ids,
  answers: { 200: z.object({ boards: z.array(kanbanBoard) }), 400: invalidInput },
}

export const deleteBoard = { access: may('delete', 'Board'), answers: { 204: nothing, 400: failure } }

export const restoreBoards = {
  access: may('delete', 'Board'),
  beyond: true as const,
  body: someIds,
  answers: { 200: z.object({ boards: z.array(kanbanBoard) }), 400: invalidInput, 404: failure },
}

export const createBoardItem = {
  access: may('create', 'Board'),
  body: z.object({ itemTitle: requiredLine, boardName: requiredLine, boardId: z.optional(id) }),
  answers: { 201: kanbanItem, 400: invalidInput },
}

export const updateBoardItem = {
  access: may('update', 'Board'),
  body: z.object({ item: kanbanItemEdit }),
  answers: { 200: kanbanItem, 400: invalidInput },
}

export const orderBoardItems = {
  access: may('update', 'Board'),
  body: z.object({ boardId: id, ids }),
  answers: { 200: kanbanBoard, 400: invalidInput },
}

export const deleteBoardItem = { access: may('delete', 'Board'), answers: { 204: nothing, 400: failure } }

export const restoreBoardItems = {
  access: may('delete', 'Board'),
  beyond: true as const,
  body: someIds,
  answers: { 200: z.object({ items: z.array(kanbanItem) }), 400: invalidInput, 404: failure },
}

export const duplicateBoardItem = {
  access: may('create', 'Board'),
  beyond: true as const,
  answers: { 201: kanbanItem, 404: failure },
}
