import type { User } from '@data1522/mocks/contract/users'
import { lazy } from 'react'
import { withWords } from '../../../core/i18n/with-words.ts'
import type { ListDefinition } from '../../../shared/list/definition.ts'
import { anyUsers, userFilters, userWords } from '../../../entities/user/user-lists.ts'

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
  peek: lazy(withWords(async () => (await import('./UserPeek.tsx')).UserPeek, ['userForms'])),
  words: { ...userWords, title: 'users.title', fileName: 'users.fileName' },
} satisfies ListDefinition<User>
