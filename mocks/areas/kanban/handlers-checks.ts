import { kanban } from './collection.ts'
import * as contract from './contract.ts'
import { putItem } from './handlers-changes.ts'
import { differences, log } from './log.ts'
import * as schemas from './schema.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { invalidBecause, noContent, reply } from '../../runtime/reply.ts'
import type { Account } from '../../seed/accounts.ts'

const NO_ITEM = { message: 'Item not found' }
const NO_CHECK = { message: 'Step not found' }
const TOO_MANY_CHECKS = `An item has ${contract.KANBAN_LIMITS.checks} steps at most`

const findItem = (id: string) => kanban.get().items.find((item) => item.id === idOf(id))

const keep = (
  item: contract.KanbanItem,
  checklist: contract.KanbanItem['checklist'],
  caller: Account | undefined,
) => {
  const edited = { ...item, checklist }
  kanban.set(putItem(kanban.get(), edited))
  log(item.id, caller, differences(item, edited))
}

export const createBoardItemChecks = handle(
  contract.createBoardItemChecks,
  schemas.createBoardItemChecks,
  ({ params, body, caller, permit }) => {
    const item = findItem(params.id)
    if (!item) return reply(404, NO_ITEM)
    permit(item, ['checklist'])
    const { checks, index = item.checklist.length } = body
    const added = checks.filter(({ id }) => !item.checklist.some((one) => one.id === id))
    const checklist = item.checklist.toSpliced(index, 0, ...added)
    if (checklist.length > contract.KANBAN_LIMITS.checks) return invalidBecause('checks', TOO_MANY_CHECKS)
    keep(item, checklist, caller)
    return reply(200, { checklist })
  },
)

export const updateBoardItemCheck = handle(
  contract.updateBoardItemCheck,
  schemas.updateBoardItemCheck,
  ({ params, body, caller, permit }) => {
    const item = findItem(params.id)
    if (!item) return reply(404, NO_ITEM)
    permit(item, ['checklist'])
    const check = item.checklist.find(({ id }) => id === idOf(params.checkId))
    if (!check) return reply(404, NO_CHECK)
    const edited = { ...check, ...body }
    keep(
      item,
      item.checklist.map((one) => (one === check ? edited : one)),
      caller,
    )
    return reply(200, edited)
  },
)

export const deleteBoardItemCheck = handle(
  contract.deleteBoardItemCheck,
  schemas.deleteBoardItemCheck,
  ({ params, caller, permit }) => {
    const item = findItem(params.id)
    if (!item) return reply(404, NO_ITEM)
    permit(item, ['checklist'])
    const checklist = item.checklist.filter(({ id }) => id !== idOf(params.checkId))
    if (checklist.length === item.checklist.length) return reply(404, NO_CHECK)
    keep(item, checklist, caller)
    return noContent
  },
)
