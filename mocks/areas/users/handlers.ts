import { tellAccount } from '../account-settings/tell-account.ts'
import { users } from './collection.ts'
import { permittedRows, removeRows } from '../../runtime/bulk.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { z } from '../../contract/zod.ts'
import { now } from '../../seed/clock.ts'
import type { StoredUser } from './seed.ts'
import { scenario } from '../../scenarios.ts'
import { createFilter, createPhoneSearch, createSearch } from '../../runtime/filter.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { countPages, takePage } from '../../runtime/paging.ts'
import { noContent, reply } from '../../runtime/reply.ts'
import { sortRows, type SortValue } from '../../runtime/sort.ts'
import { isPaid, summarizeUsers } from './handlers-summary.ts'
import { asOfToday } from './plan-now.ts'
import { sampleAccount } from './samples.ts'

const toUser = (stored: StoredUser) => z.parse(schemas.user, asOfToday(stored))
const toUserDetail = (stored: StoredUser) => z.parse(schemas.userDetail, asOfToday(stored))

const notFound = reply(404, { message: 'User not found' })

const lastAdmin = reply(409, { message: 'The last admin stays one' })

type AdminStatus = Pick<StoredUser, 'role' | 'status'>

const isActiveAdmin = ({ role, status }: AdminStatus) => role === 'admin' && status === 'Active'

/** Whether nobody could give roles any more if this user were as said, or gone. */
const leavesNobody = (user: StoredUser, next?: AdminStatus) =>
  isActiveAdmin(user) && !(next && isActiveAdmin(next)) && users.all().filter(isActiveAdmin).length === 1

const sortValues = {
  user: ({ fullName }) => fullName,
  email: ({ email }) => email,
  role: ({ role }) => role,
  plan: ({ currentPlan }) => currentPlan,
  status: ({ status }) => status,
} satisfies Record<contract.UserSortKey, SortValue<StoredUser>>

export const listUsers = handle(contract.listUsers, schemas.listUsers, ({ query }) => {
  const isFound = createSearch(query.q)
  const isPhone = createPhoneSearch(query.q)
  const hasRole = createFilter(query.role)
  const isOfPlan = createFilter(query.plan)
  const hasPlan = (plan: contract.UserPlan) =>
    query.plan === contract.PAID_PLANS ? isPaid(plan) : isOfPlan(plan)
  const hasStatus = createFilter(query.status)
  const found = users
    .all()
    .toReversed()
    .map(asOfToday)
    .filter(({ fullName, email, contact }) => isFound(fullName, email) || isPhone(contact))
    .filter(({ role, currentPlan, status }) => hasRole(role) && hasPlan(currentPlan) && hasStatus(status))

  const totalPages = countPages(found.length, query.itemsPerPage)
  const page = query.page > totalPages ? 1 : Math.max(query.page, 1)
  const sorted = sortRows(found, sortValues, query)
  const rows = takePage(sorted, { page, itemsPerPage: query.itemsPerPage })
  return reply(200, { users: rows.map(toUser), totalUsers: found.length, totalPages, page })
})

export const getUser = handle(contract.getUser, schemas.getUser, ({ params }) => {
  const user = users.get(idOf(params.id))
  return user ? reply(200, toUserDetail(user)) : notFound
})

export const createUser = handle(contract.createUser, schemas.createUser, ({ body }) => {
  const user = users.insert({
    ...body,
    username: body.username ?? body.email.split('@', 1).join(),
    taskDone: 0,
    projectDone: 0,
    taxId: '',
    language: '',
    createdAt: now().toISOString(),
    hasHistory: false,
  })
  return reply(201, { body: toUser(user) })
})

export const updateUser = handle(contract.updateUser, schemas.updateUser, ({ params, body, permit }) => {
  const user = users.get(idOf(params.id))
  if (!user) return notFound
  permit(user)
  const { role = user.role, status = user.status } = body
  if (leavesNobody(user, { role, status })) return lastAdmin
  tellAccount(user.id, body)
  return reply(200, toUserDetail(users.update(user.id, body)!))
})

export const deleteUser = handle(contract.deleteUser, schemas.deleteUser, ({ params, permit }) => {
  const user = users.get(idOf(params.id))
  if (!user) return notFound
  permit(user)
  if (leavesNobody(user)) return lastAdmin
  users.remove(user.id)
  return noContent
})

export const deleteUsers = handle(contract.deleteUsers, schemas.deleteUsers, ({ body, permit }) => {
  const gone = new Set(body.ids)
  const isAnyLeft = users.all().some((user) => isActiveAdmin(user) && !gone.has(user.id))
  if (!isAnyLeft && users.all().some(isActiveAdmin)) return lastAdmin
  return reply(200, { ids: removeRows(users, body.ids, permit) })
})

export const updateUsers = handle(contract.updateUsers, schemas.updateUsers, ({ body, permit }) => {
  const given = new Map(body.users.map(({ id, role }) => [id, role]))
  const found = permittedRows(
    users.all(),
    [...given.keys()],
    (row) => permit(row, ['role']),
    ({ id }) => id,
  )
  const isAnyLeft = users
    .all()
    .some((user) => isActiveAdmin({ ...user, role: given.get(user.id) ?? user.role }))
  if (!isAnyLeft && users.all().some(isActiveAdmin)) return lastAdmin
  for (const { id } of found) users.update(id, { role: given.get(id)! })
  return reply(200, { ids: found.map(({ id }) => id) })
})

export const restoreUsers = handle(contract.restoreUsers, schemas.restoreUsers, ({ body }) => {
  if (body.ids.some((id) => users.get(id))) return reply(409, { message: 'This id belongs to a user' })
  const removed = users.removedRows(body.ids)
  return removed ? reply(200, { users: users.restore(removed).map(toUser) }) : notFound
})

export const getUsersSummary = handle(contract.getUsersSummary, schemas.getUsersSummary, () =>
  reply(200, summarizeUsers(users.all().map(asOfToday), users.removed())),
)

export const getUserAccount = handle(contract.getUserAccount, schemas.getUserAccount, ({ params }) => {
  const user = users.get(idOf(params.id))
  if (!user) return notFound
  const isBlank = !user.hasHistory || scenario().empty
  return reply(200, isBlank ? { projects: [], activity: [] } : sampleAccount(user.id))
})
