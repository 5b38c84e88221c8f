import type { User } from '@data1522/mocks/contract/users'
import { lazy } from 'react'
import type { ListConfig } from '../../../shared/list/list-config.ts'
import { anyUsers, userFilters, userLabels } from '../../../entities/user/user-lists.ts'

/** The list of everyone who can sign in. */
export const userList = {
  ...anyUsers,
  id: 'users',
  path: '/apps/user/list',
  filters: [userFilters.role, userFilters.plan, userFilters.status],
  views: [
    { id: 'admins', label: 'users.only.admins', search: 'role=admin' },
    { id: 'pending', label: 'users.only.pending', search: 'status=Pending' },
  ],
  quickView: lazy(async () => ({ default: (await import('./UserQuickView.tsx')).UserQuickView })),
  labels: { ...userLabels, title: 'users.title', fileName: 'users.fileName' },
} satisfies ListConfig<User>
