import { userHref } from './user-href.ts'
import {
  listUsers,
  PAID_PLANS,
  USER_PLANS,
  USER_ROLES,
  USER_STATUSES,
  type User,
  type UserQuery,
} from '@data1522/mocks/contract/users'
import { call } from '../../core/api/client.ts'
import type { ListConfig, ListFilter } from '../../shared/list/list-config.ts'
import { userColumns } from './columns.tsx'

/** What is cached of users begins with this. */
export const usersKey = ['users'] as const

/** What lists of users can be narrowed by. */
export const userFilters = {
  role: {
    kind: 'choice',
    name: 'role',
    label: 'users.column.role',
    allLabel: 'users.allRoles',
    options: USER_ROLES,
    optionLabel: (role, { text }) => text(`users.role.${role as User['role']}`),
  },
  plan: {
    kind: 'choice',
    name: 'plan',
    label: 'users.column.plan',
    allLabel: 'users.allPlans',
    options: [...USER_PLANS, PAID_PLANS],
    optionLabel: (plan, { text }) =>
      plan === PAID_PLANS ? text('users.paidPlans') : text(`users.plan.${plan as User['currentPlan']}`),
  },
  status: {
    kind: 'choice',
    name: 'status',
    label: 'users.column.status',
    allLabel: 'users.allStatuses',
    options: USER_STATUSES,
    optionLabel: (status, { text }) => text(`users.status.${status as User['status']}`),
  },
} satisfies Record<string, ListFilter>

/** What all lists of users have in common, wherever they are shown. */
export const anyUsers = {
  key: usersKey,
  load: async ({ filters, ...query }, options) => {
    const { users, totalUsers, page } = await call(
      listUsers,
      { query: { ...query, ...filters } as UserQuery },
      options,
    )
    return { rows: users, total: totalUsers, page }
  },
  rowId: (user) => String(user.id),
  rowName: (user) => user.fullName,
  href: userHref,
  columns: userColumns,
} satisfies Partial<ListConfig<User>>

/** What all lists of users say alike. */
export const userLabels = {
  search: 'users.search',
  searchHint: 'users.searchHint',
  failed: 'users.loadFailed',
  empty: 'users.empty',
  emptyText: 'users.emptyText',
  noMatch: 'users.noMatch',
  noMatchText: 'users.noMatchText',
} as const
