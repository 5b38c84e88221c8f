import type { User } from '@data1522/mocks/contract/users'
import type { ListConfig } from '../../../shared/list/list-config.ts'
import { anyUsers, userFilters, userLabels } from '../../../entities/user/user-lists.ts'

const shown = ['user', 'role', 'plan', 'status']

/** Who has which role. */
export const roleUserList = {
  ...anyUsers,
  id: 'role-users',
  path: '/apps/roles',
  columns: (tools) => anyUsers.columns(tools).filter(({ id }) => shown.includes(id)),
  filters: [userFilters.role, userFilters.status],
  labels: { ...userLabels, title: 'roles.users', fileName: 'roles.fileName' },
} satisfies ListConfig<User>
