import { Avatar } from '@data1522/design-system/Avatar'
import { Chip } from '@data1522/design-system/Chip'
import type { DataColumn } from '@data1522/design-system/DataTable'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { Text } from '@data1522/design-system/Text'
import { TitleCell } from '@data1522/design-system/TitleCell'
import type { User, UserStatus } from '@data1522/mocks/contract/users'
import type { ListTools } from '../../../app/lists/definition.ts'
import { userRoleLooks } from '../looks.ts'

const statusTones = {
  Active: 'success',
  Pending: 'warning',
  Inactive: 'danger',
} as const satisfies Record<UserStatus, string>

/** The address of a user's own screen. */
export const userHref = (user: User) => `/apps/user/view/${user.id}`

/** Who it is, and which role they have. */
export const roleUserColumns = ({ text }: ListTools): DataColumn<User>[] => [
  {
    id: 'user',
    header: text('users.column.user'),
    value: (user) => user.fullName,
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
    cell: ({ role }) => (
      <Inline gap={8} isWrapping={false}>
        <IconTile {...userRoleLooks[role]} size={28} />
        <Text as="span" weight="medium" isTruncated>
          {text(`users.role.${role}`)}
        </Text>
      </Inline>
    ),
  },
  {
    id: 'plan',
    header: text('users.column.plan'),
    value: (user) => text(`users.plan.${user.currentPlan}`),
    isSortable: true,
    cell: (user) => text(`users.plan.${user.currentPlan}`),
  },
  {
    id: 'status',
    header: text('users.column.status'),
    value: (user) => text(`users.status.${user.status}`),
    isSortable: true,
    width: 124,
    cardRole: 'status',
    cell: ({ status }) => (
      <Chip tone={statusTones[status]} hasDot>
        {text(`users.status.${status}`)}
      </Chip>
    ),
  },
]
