import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** The roles of users. */
export const USER_ROLES = ['admin', 'editor', 'author', 'maintainer', 'subscriber'] as const
/** The plans, from the free one up. */
export const USER_PLANS = ['basic', 'team', 'company', 'enterprise'] as const
/** What stands for every plan that is not free. Beyond the specification. */
export const PAID_PLANS = 'paid'
/** The statuses of users. */
export const USER_STATUSES = ['Active', 'Inactive', 'Pending'] as const
/** What the list of users can be sorted by. */
export const USER_SORT_KEYS = ['user', 'email', 'role', 'plan', 'status'] as const

/** What a project of a user can be about. */
export const USER_PROJECT_KINDS = ['web', 'mobile', 'design', 'data'] as const
/** What a user can have done. */
export const USER_ACTIVITY_KINDS = [
  'signedIn',
  'projectFinished',
  'invoicePaid',
  'roleChanged',
  'teamJoined',
] as const

export type UserRole = (typeof USER_ROLES)[number]
export type UserPlan = (typeof USER_PLANS)[number]
export type UserStatus = (typeof USER_STATUSES)[number]
export type UserSortKey = (typeof USER_SORT_KEYS)[number]
export type UserProjectKind = (typeof USER_PROJECT_KINDS)[number]
export type UserActivityKind = (typeof USER_ACTIVITY_KINDS)[number]

/** A user as lists show it. */
export type User = z.output<typeof schemas.user>

/** A user as its own screen shows it. */
export type UserDetail = z.output<typeof schemas.userDetail>

/** What adding a user takes. */
export type NewUser = z.input<typeof schemas.newUser>

/** What editing a user takes: the fields that change. */
export type UserEdit = z.input<typeof schemas.userEdit>

/** Which users a list shows, and how; that `q` finds the digits of a phone number too is beyond the specification, and so is the plan `paid`. */
export type UserQuery = z.input<typeof schemas.userQuery>

/** The counts above the list; `change` is the ratio against a week ago, `null` if there were none then. */
export type UsersSummary = z.output<typeof schemas.usersSummary>

/** A project of a user: `progress` in per cent, `hours` those of this user, `due` a date without a time. */
export type UserProject = z.output<typeof schemas.userProject>

/** What a user did. `subject` by kind: a project's name, an invoice's number, a role, a team's name; '' for a sign-in. */
export type UserActivity = z.output<typeof schemas.userActivity>

/** What the account tab of a user shows: the projects by their due date, the activity from the newest. */
export type UserAccount = z.output<typeof schemas.userAccount>

/** One page of the users that fit the query, the newest first unless sorted. */
export const listUsers = endpoint<typeof schemas.listUsers>()({ method: 'GET', path: '/api/apps/users' })

/** One user with its detail. */
export const getUser = endpoint<typeof schemas.getUser>()({ method: 'GET', path: '/api/apps/users/:id' })

/** Adds a user under the next id. */
export const createUser = endpoint<typeof schemas.createUser>()({ method: 'POST', path: '/api/apps/users' })

/** Deletes a user, but not the last active admin; `restoreUsers` takes it back. */
export const deleteUser = endpoint<typeof schemas.deleteUser>()({
  method: 'DELETE',
  path: '/api/apps/users/:id',
})

/** Beyond the specification: edits a user; fields that are not given stay, and the last active admin stays one. */
export const updateUser = endpoint<typeof schemas.updateUser>()({
  method: 'PUT',
  path: '/api/apps/users/:id',
})

/** Beyond the specification: deletes users together, all that are there or none; the last active admin stays, and then all do; `restoreUsers` takes it back. */
export const deleteUsers = endpoint<typeof schemas.deleteUsers>()({
  method: 'POST',
  path: '/api/apps/users/delete',
})

/** Beyond the specification: changes the role of several users together, of all that are there or of none. */
export const updateUsers = endpoint<typeof schemas.updateUsers>()({
  method: 'PUT',
  path: '/api/apps/users',
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

/** Beyond the specification: what the account tab of a user shows. */
export const getUserAccount = endpoint<typeof schemas.getUserAccount>()({
  method: 'GET',
  path: '/api/apps/users/:id/account',
})
