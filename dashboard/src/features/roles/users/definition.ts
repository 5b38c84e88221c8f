import {
  listUsers,
  USER_ROLES,
  USER_STATUSES,
  type User,
  type UserQuery,
} from '@data1522/mocks/contract/users'
import { call } from '../../../api/client.ts'
import type { ListDefinition } from '../../../app/lists/definition.ts'
import { roleUserColumns, userHref } from './columns.tsx'

/** What users are cached under, here as in their own list. */
export const usersKey = ['users'] as const

/** Who has which role. */
export const roleUserList = {
  id: 'role-users',
  path: '/apps/roles',
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
  columns: roleUserColumns,
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
      name: 'status',
      label: 'users.column.status',
      allLabel: 'users.allStatuses',
      options: USER_STATUSES,
      optionLabel: (status, { text }) => text(`users.status.${status as User['status']}`),
    },
  ],
  words: {
    title: 'roles.users',
    search: 'users.search',
    searchHint: 'users.searchHint',
    failed: 'users.loadFailed',
    empty: 'users.empty',
    emptyText: 'users.emptyText',
    noMatch: 'users.noMatch',
    noMatchText: 'users.noMatchText',
    fileName: 'roles.fileName',
  },
} satisfies ListDefinition<User>
