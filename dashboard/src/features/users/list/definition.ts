import {
  listUsers,
  USER_PLANS,
  USER_ROLES,
  USER_STATUSES,
  type User,
  type UserQuery,
} from '@data1522/mocks/contract/users'
import { lazy } from 'react'
import { call } from '../../../api/client.ts'
import { withWords } from '../../../app/intl/with-words.ts'
import type { ListDefinition } from '../../../app/lists/definition.ts'
import { usersKey } from '../queries.ts'
import { userColumns, userHref } from './columns.tsx'

/** The list of everyone who can sign in. */
export const userList = {
  id: 'users',
  path: '/apps/user/list',
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
  filters: [
    {
      kind: 'choice',
      name: 'role',
      label: 'users.column.role',
      allLabel: 'users.allRoles',
      options: USER_ROLES,
      optionLabel: (role, { text }) => text(`users.role.${role as User['role']}`),
    },
    {
      kind: 'choice',
      name: 'plan',
      label: 'users.column.plan',
      allLabel: 'users.allPlans',
      options: USER_PLANS,
      optionLabel: (plan, { text }) => text(`users.plan.${plan as User['currentPlan']}`),
    },
    {
      kind: 'choice',
      name: 'status',
      label: 'users.column.status',
      allLabel: 'users.allStatuses',
      options: USER_STATUSES,
      optionLabel: (status, { text }) => text(`users.status.${status as User['status']}`),
    },
  ],
  views: [
    { id: 'admins', label: 'users.only.admins', search: 'role=admin' },
    { id: 'pending', label: 'users.only.pending', search: 'status=Pending' },
  ],
  peek: lazy(withWords(async () => (await import('./UserPeek.tsx')).UserPeek, ['userForms'])),
  words: {
    title: 'users.title',
    search: 'users.search',
    searchHint: 'users.searchHint',
    failed: 'users.loadFailed',
    empty: 'users.empty',
    emptyText: 'users.emptyText',
    noMatch: 'users.noMatch',
    noMatchText: 'users.noMatchText',
    fileName: 'users.fileName',
  },
} satisfies ListDefinition<User>
