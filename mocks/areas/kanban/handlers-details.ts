import { detailsOf, kanban, putDetails, type StoredDetails } from './collection.ts'
import * as contract from './contract.ts'
import { putItem } from './handlers-changes.ts'
import { doer, log } from './log.ts'
import * as schemas from './schema.ts'
import { now } from '../../seed/clock.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { invalidBecause, noContent, reply } from '../../runtime/reply.ts'
import { nextId } from '../../store/next-id.ts'

const FILES_LIMIT = 10
const TEXT_LIMIT = 50_000
const NO_ITEM = { message: 'Item not found' }
const NO_COMMENT = { message: 'Comment not found' }
const NO_FILE = { message: 'File not found' }
const TOO_MANY_FILES = 'An item has ten files at most'

const findItem = (id: string) => kanban.get().items.find((item) => item.id === idOf(id))

/** Keeps comments and files, and makes the fields of the item that tell of them agree. */
const keep = (item: contract.KanbanItem, details: StoredDetails) => {
  const { comments, files } = details
  const fields = {
    // As long as the field of an item may be; the comments themselves are kept whole.
    comments: comments
      .map(({ text }) => text)
      .join('\n\n')
      .slice(0, TEXT_LIMIT)
      .trim(),
    commentsCount: comments.length,
    attachments: files.length,
  }
  putDetails(item.id, details)
  kanban.set(putItem(kanban.get(), { ...item, ...fields }))
}

export const getBoardItemDetails = handle(
  contract.getBoardItemDetails,
  schemas.getBoardItemDetails,
  ({ params }) => {
    const item = findItem(params.id)
    if (!item) return reply(404, NO_ITEM)
    const { comments, files, activity } = detailsOf(item.id)
    return reply(200, { comments, files, activity })
  },
)

export const createBoardItemComment = handle(
  contract.createBoardItemComment,
  schemas.createBoardItemComment,
  ({ params, body, caller, permit }) => {
    const item = findItem(params.id)
    if (!item) return reply(404, NO_ITEM)
    permit(item, ['comments'])
    const details = detailsOf(item.id)
    const comment = {
      id: nextId(details.comments),
      author: doer(caller),
      text: body.text,
      at: now().toISOString(),
    }
    keep(item, { ...details, comments: [...details.comments, comment] })
    return reply(201, comment)
  },
)

export const deleteBoardItemComment = handle(
  contract.deleteBoardItemComment,
  schemas.deleteBoardItemComment,
  ({ params, permit }) => {
    const item = findItem(params.id)
    if (!item) return reply(404, NO_ITEM)
    permit(item, ['comments'])
    const details = detailsOf(item.id)
    const comments = details.comments.filter(({ id }) => id !== idOf(params.commentId))
    if (comments.length === details.comments.length) return reply(404, NO_COMMENT)
    keep(item, { ...details, comments })
    return noContent
  },
)

export const createBoardItemFile = handle(
  contract.createBoardItemFile,
  schemas.createBoardItemFile,
  ({ params, body, caller, permit }) => {
    const item = findItem(params.id)
    if (!item) return reply(404, NO_ITEM)
    permit(item, ['attachments'])
    const details = detailsOf(item.id)
    if (details.files.length >= FILES_LIMIT) return invalidBecause('fileName', TOO_MANY_FILES)
    const id = nextId([...details.files, ...details.removedFiles])
    const file = { ...body, id, by: doer(caller), at: now().toISOString() }
    keep(item, { ...details, files: [...details.files, file] })
    log(item.id, caller, [{ kind: 'attached', to: file.fileName }])
    return reply(201, file)
  },
)

export const deleteBoardItemFile = handle(
  contract.deleteBoardItemFile,
  schemas.deleteBoardItemFile,
  ({ params, caller, permit }) => {
    const item = findItem(params.id)
    if (!item) return reply(404, NO_ITEM)
    permit(item, ['attachments'])
    const details = detailsOf(item.id)
    const file = details.files.find(({ id }) => id === idOf(params.fileId))
    if (!file) return reply(404, NO_FILE)
    const files = details.files.filter((one) => one !== file)
    keep(item, { ...details, files, removedFiles: [...details.removedFiles, file].slice(-FILES_LIMIT) })
    log(item.id, caller, [{ kind: 'detached', to: file.fileName }])
    return noContent
  },
)

export const restoreBoardItemFile = handle(
  contract.restoreBoardItemFile,
  schemas.restoreBoardItemFile,
  ({ params, caller, permit }) => {
    const item = findItem(params.id)
    if (!item) return reply(404, NO_ITEM)
    permit(item, ['attachments'])
    const details = detailsOf(item.id)
    const file = details.removedFiles.find(({ id }) => id === idOf(params.fileId))
    if (!file || details.files.length >= FILES_LIMIT) return reply(404, NO_FILE)
    const files = [...details.files, file].sort((one, other) => one.id - other.id)
    keep(item, { ...details, files, removedFiles: details.removedFiles.filter((one) => one !== file) })
    log(item.id, caller, [{ kind: 'attached', to: file.fileName }])
    return reply(200, file)
  },
)
