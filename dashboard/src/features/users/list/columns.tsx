import { Avatar } from '@data1522/design-system/Avatar'
import type { DataColumn } from '@data1522/design-system/DataTable'
import { Link } from '@data1522/design-system/Link'
import { TitleCell } from '@data1522/design-system/TitleCell'
import type { User } from '@data1522/mocks/contract/users'
import type { MessageId } from '../../../app/intl/intl.ts'
import { RoleLabel } from '../RoleLabel.tsx'
import { StatusChip } from '../StatusChip.tsx'

/** The columns that the menu may hide. */
export const hideableColumns = ['role', 'plan', 'company', 'country', 'status'] as const

/** The columns of the list, in a language. */
export function userColumns(text: (id: MessageId) => string): DataColumn<User>[] {
  return [
    {
      id: 'user',
      header: text('users.column.user'),
      isRowHeader: true,
      isSortable: true,
      isHideable: false,
      width: 'fill',
      cell: (user) => (
        <TitleCell
          start={<Avatar name={user.fullName} src={user.avatar} size={36} isDecorative />}
          title={
            <Link variant="quiet" href={`/apps/user/view/${user.id}`}>
              {user.fullName}
            </Link>
          }
          detail={user.email}
        />
      ),
    },
    {
      id: 'role',
      header: text('users.column.role'),
      isSortable: true,
      cell: (user) => <RoleLabel role={user.role} />,
    },
    {
      id: 'plan',
      header: text('users.column.plan'),
      isSortable: true,
      width: 'min',
      cell: (user) => text(`users.plan.${user.currentPlan}`),
    },
    { id: 'company', header: text('users.column.company'), cell: (user) => user.company },
    { id: 'country', header: text('users.column.country'), cell: (user) => user.country },
    {
      id: 'status',
      header: text('users.column.status'),
      isSortable: true,
      width: 'min',
      cardRole: 'status',
      cell: (user) => <StatusChip status={user.status} />,
    },
  ]
}
