import { may } from '../../contract/access.ts'
import {
  count,
  failure,
  id,
  invalidInput,
  line,
  nothing,
  oneOf,
  paragraph,
  picture,
  requiredLine,
  someIds,
} from '../../contract/common.schema.ts'
import { KANBAN_EVENTS, KANBAN_LABELS, KANBAN_LIMITS, KANBAN_PRIORITIES } from './contract.ts'
import { z } from '../../contract/zod.ts'

const MEMBERS_LIMIT = 50
const IDS_LIMIT = 1000

const ids = z.array(id).check(z.maxLength(IDS_LIMIT))

const limit = z.nullable(z.int().check(z.positive(), z.maximum(IDS_LIMIT)))

export const kanbanBoard = z.object({ id, title: requiredLine, itemsIds: z.array(id), limit })

export const kanbanMember = z.object({ id: z.optional(id), img: picture, name: requiredLine })

export const kanbanCheck = z.object({ id, text: requiredLine, isDone: z.boolean() })

const checks = z.array(kanbanCheck).check(z.maxLength(KANBAN_LIMITS.checks))

export const kanbanItem = z.object({
  id,
  title: requiredLine,
  dueDate: z.union([z.literal(''), z.iso.date()]),
  priority: oneOf(KANBAN_PRIORITIES),
  labels: z.array(oneOf(KANBAN_LABELS)).check(z.maxLength(KANBAN_LABELS.length)),
  members: z.array(kanbanMember).check(z.maxLength(MEMBERS_LIMIT)),
  comments: paragraph,
  attachments: count,
  commentsCount: count,
  image: picture,
  checklist: checks,
})

export const kanbanItemEdit = z.extend(z.partial(kanbanItem), { id })

export const kanbanComment = z.object({
  id,
  author: kanbanMember,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(KANBAN_LIMITS.comment)),
  at: z.iso.datetime(),
})

export const kanbanFileUpload = z.object({
  fileName: requiredLine,
  url: picture,
  thumbnail: picture,
  size: line,
})

export const kanbanFile = z.extend(kanbanFileUpload, { id, by: kanbanMember, at: z.iso.datetime() })

export const kanbanEvent = z.object({
  id,
  kind: oneOf(KANBAN_EVENTS),
  by: kanbanMember,
  at: z.iso.datetime(),
  from: line,
  to: line,
})

export const kanbanItemDetails = z.object({
  comments: z.array(kanbanComment),
  files: z.array(kanbanFile),
  activity: z.array(kanbanEvent),
})

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

export const limitBoard = {
  access: may('update', 'Board'),
  beyond: true as const,
  body: z.object({ limit }),
  answers: { 200: kanbanBoard, 400: invalidInput, 404: failure },
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

export const moveBoardItem = {
  access: may('update', 'Board'),
  beyond: true as const,
  body: z.object({ boardId: id, index: count }),
  answers: { 200: z.object({ boards: z.array(kanbanBoard) }), 400: invalidInput, 404: failure },
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

export const createBoardItemChecks = {
  access: may('update', 'Board'),
  beyond: true as const,
  body: z.object({ checks: checks.check(z.minLength(1)), index: z.optional(count) }),
  answers: { 200: z.object({ checklist: checks }), 400: invalidInput, 404: failure },
}

export const updateBoardItemCheck = {
  access: may('update', 'Board'),
  beyond: true as const,
  body: z.partial(z.omit(kanbanCheck, { id: true })),
  answers: { 200: kanbanCheck, 400: invalidInput, 404: failure },
}

export const deleteBoardItemCheck = {
  access: may('update', 'Board'),
  beyond: true as const,
  answers: { 204: nothing, 404: failure },
}

export const getBoardItemDetails = {
  access: may('read', 'Board'),
  beyond: true as const,
  answers: { 200: kanbanItemDetails, 404: failure },
}

export const createBoardItemComment = {
  access: may('update', 'Board'),
  beyond: true as const,
  body: z.pick(kanbanComment, { text: true }),
  answers: { 201: kanbanComment, 400: invalidInput, 404: failure },
}

export const deleteBoardItemComment = {
  access: may('update', 'Board'),
  beyond: true as const,
  answers: { 204: nothing, 404: failure },
}

export const createBoardItemFile = {
  access: may('update', 'Board'),
  beyond: true as const,
  body: kanbanFileUpload,
  answers: { 201: kanbanFile, 400: invalidInput, 404: failure },
}

export const deleteBoardItemFile = {
  access: may('update', 'Board'),
  beyond: true as const,
  answers: { 204: nothing, 404: failure },
}

export const restoreBoardItemFile = {
  access: may('update', 'Board'),
  beyond: true as const,
  answers: { 200: kanbanFile, 404: failure },
}
