import { may } from '../../contract/access.ts'
import {
  change,
  changedIds,
  email,
  failure,
  id,
  invalidInput,
  line,
  nothing,
  oneOf,
  picture,
  requiredLine,
  someIds,
} from '../../contract/common.schema.ts'
import { list, text } from '../../contract/query.schema.ts'
import {
  type PAID_PLANS,
  USER_ACTIVITY_KINDS,
  USER_PLANS,
  USER_PROJECT_KINDS,
  USER_ROLES,
  USER_STATUSES,
  type UserPlan,
  type UserRole,
  USER_SORT_KEYS,
  type UserStatus,
} from './contract.ts'
import { z } from '../../contract/zod.ts'

export const user = z.object({
  id,
  fullName: requiredLine,
  username: requiredLine,
  company: line,
  role: oneOf(USER_ROLES),
  country: line,
  contact: line,
  email,
  currentPlan: oneOf(USER_PLANS),
  status: oneOf(USER_STATUSES),
  avatar: picture,
})

export const userDetail = z.extend(user, {
  taskDone: z.int().check(z.nonnegative()),
  projectDone: z.int().check(z.nonnegative()),
  taxId: line,
  language: line,
})

/** The server gives the id, and a username out of the e-mail address where none is given. */
export const newUser = z.extend(z.omit(user, { id: true }), {
  username: z.optional(user.shape.username),
  company: z._default(user.shape.company, ''),
  country: z._default(user.shape.country, ''),
  contact: z._default(user.shape.contact, ''),
  avatar: z._default(user.shape.avatar, ''),
})

export const userEdit = z.partial(z.omit(userDetail, { id: true, taskDone: true, projectDone: true }))

/** A filter with a word that no user has finds nobody; an empty one does not filter. */
export const userQuery = z.object({
  q: text(),
  role: text<UserRole | ''>(),
  plan: text<UserPlan | typeof PAID_PLANS | ''>(),
  status: text<UserStatus | ''>(),
  ...list(USER_SORT_KEYS),
})

const tile = z.object({ value: z.int(), change })

export const usersSummary = z.object({ total: tile, paid: tile, active: tile, pending: tile })

export const userProject = z.object({
  id,
  name: requiredLine,
  kind: z.enum(USER_PROJECT_KINDS),
  progress: z.int().check(z.minimum(0), z.maximum(100)),
  hours: z.number().check(z.nonnegative()),
  due: z.iso.date(),
})

export const userActivity = z.object({
  id,
  kind: z.enum(USER_ACTIVITY_KINDS),
  subject: line,
  time: z.iso.datetime(),
})

export const userAccount = z.object({ projects: z.array(userProject), activity: z.array(userActivity) })

export const listUsers = {
  access: may('read', 'User'),
  query: userQuery,
  answers: {
    200: z.object({ users: z.array(user), totalUsers: z.int(), totalPages: z.int(), page: z.int() }),
  },
}

export const getUser = { access: may('read', 'User'), answers: { 200: userDetail, 404: failure } }

export const createUser = {
  access: may('create', 'User'),
  body: newUser,
  answers: { 201: z.object({ body: user }), 400: invalidInput },
}

export const updateUser = {
  access: may('update', 'User'),
  beyond: true as const,
  body: userEdit,
  answers: { 200: userDetail, 400: invalidInput, 404: failure, 409: failure },
}

export const deleteUser = {
  access: may('delete', 'User'),
  answers: { 204: nothing, 404: failure, 409: failure },
}

export const deleteUsers = {
  access: may('delete', 'User'),
  beyond: true as const,
  body: someIds,
  answers: { 200: changedIds, 400: invalidInput, 409: failure },
}

export const updateUsers = {
  access: may('update', 'User'),
  beyond: true as const,
  body: z.object({
    users: z.array(z.object({ id, role: user.shape.role })).check(z.minLength(1), z.maxLength(1000)),
  }),
  answers: { 200: changedIds, 400: invalidInput, 409: failure },
}

export const restoreUsers = {
  access: may('delete', 'User'),
  beyond: true as const,
  body: someIds,
  answers: { 200: z.object({ users: z.array(user) }), 400: invalidInput, 404: failure, 409: failure },
}

export const getUsersSummary = {
  access: may('read', 'User'),
  beyond: true as const,
  answers: { 200: usersSummary },
}

export const getUserAccount = {
  access: may('read', 'User'),
  beyond: true as const,
  answers: { 200: userAccount, 404: failure },
}
