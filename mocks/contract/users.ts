import { endpoint } from './endpoint.ts'
import type * as schemas from './users.schema.ts'
import type { z } from './zod.ts'

export const USER_ROLES = ['admin', 'editor', 'author', 'maintainer', 'subscriber'] as const
export const USER_PLANS = ['basic', 'team', 'company', 'enterprise'] as const
export const USER_STATUSES = ['Active', 'Inactive', 'Pending'] as const
export const USER_SORT_KEYS = ['user', 'email', 'role', 'plan', 'status'] as const

export type UserRole = (typeof USER_ROLES)[number]
export type UserPlan = (typeof USER_PLANS)[number]
export type UserStatus = (typeof USER_STATUSES)[number]
export type UserSortKey = (typeof USER_SORT_KEYS)[number]

/** A user as lists show it. */
export type User = z.output<typeof schemas.user>

/** A user as its own screen shows it. */
export type UserDetail = z.output<typeof schemas.userDetail>

/** What adding a user takes. */
export type NewUser = z.input<typeof schemas.newUser>

/** What editing a user takes: the fields that change. */
export type UserEdit = z.input<typeof schemas.userEdit>

/** Which users a list shows, and how. */
export type UserQuery = z.input<typeof schemas.userQuery>

/** The counts above the list; `change` is the ratio against a week ago, `null` if there were none then. */
export type UsersSummary = z.output<typeof schemas.usersSummary>

export const listUsers = endpoint<typeof schemas.listUsers>()({ method: 'GET', path: '/api/apps/users' })

export const getUser = endpoint<typeof schemas.getUser>()({ method: 'GET', path: '/api/apps/users/:id' })

export const createUser = endpoint<typeof schemas.createUser>()({ method: 'POST', path: '/api/apps/users' })

export const deleteUser = endpoint<typeof schemas.deleteUser>()({
  method: 'DELETE',
  path: '/api/apps/users/:id',
})

/** Beyond the specification: edits a user; fields that are not given stay. */
export const updateUser = endpoint<typeof schemas.updateUser>()({
  method: 'PUT',
  path: '/api/apps/users/:id',
})

/** Beyond the specification: puts deleted users back in their old places, all of them or none. */
export const restoreUsers = endpoint<typeof schemas.restoreUsers>()({
  method: 'POST',
  path: '/api/apps/users/restore',
})

/** Beyond the specification: the counts above the list. */
export const getUsersSummary = endpoint<typeof schemas.getUsersSummary>()({
  method: 'GET',
  path: '/api/apps/users/summary',
})
