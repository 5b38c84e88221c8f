import { userHref } from './user-href.ts'
import { Avatar } from '@data1522/design-system/Avatar'
import { Link } from '@data1522/design-system/Link'
import { TitleCell } from '@data1522/design-system/TitleCell'
import type { User } from '@data1522/mocks/contract/users'
import type { ListColumn, ListTools } from '../../shared/list/list-config.ts'
import { RoleLabel } from './RoleLabel.tsx'
import { UserStatusChip } from './UserStatusChip.tsx'

/** The columns of lists of users. */
export const userColumns = ({ text, formats }: ListTools): ListColumn<User>[] => [
  {
    id: 'user',
    header: text('users.column.user'),
    value: (user) => user.fullName,
    parts: [
      { header: text('users.column.user'), value: (user) => user.fullName },
      { header: text('records.email'), value: ({ email }) => email },
    ],
    isRowHeader: true,
    isSortable: true,
    isHideable: false,
    width: 'fill',
    cell: (user) => (
      <TitleCell
        start={<Avatar name={user.fullName} src={user.avatar} size={36} isDecorative />}
        title={
          <Link variant="quiet" href={userHref(user)}>
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
    value: (user) => text(`users.role.${user.role}`),
    isSortable: true,
    width: 144,
    cell: (user) => <RoleLabel role={user.role} />,
  },
  {
    id: 'plan',
    header: text('users.column.plan'),
    value: (user) => text(`users.plan.${user.currentPlan}`),
    isSortable: true,
    width: 'min',
    cell: (user) => text(`users.plan.${user.currentPlan}`),
  },
  {
    id: 'company',
    header: text('users.column.company'),
    value: (user) => user.company,
    cell: (user) => user.company,
  },
  {
    id: 'country',
    header: text('users.column.country'),
    value: (user) => formats.country(user.country),
    cell: (user) => formats.country(user.country),
  },
  {
    id: 'status',
    header: text('users.column.status'),
    value: (user) => text(`users.status.${user.status}`),
    isSortable: true,
    width: 124,
    cardRole: 'status',
    cell: (user) => <UserStatusChip status={user.status} />,
  },
]
