import { Avatar } from '../../../components/Avatar/Avatar.tsx'
import { Chip } from '../../../components/Chip/Chip.tsx'
import { IconTile } from '../../../components/IconTile/IconTile.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { IconChartPie, IconCrown, IconDeviceDesktop, IconPencil, IconUser } from '../../../icons/icons.ts'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import type { DataColumn } from '../types.ts'
import { TitleCell } from '../TitleCell.tsx'
import type { Person } from './people.ts'
import type { Words } from './strings.ts'

const roleLooks = {
  editor: { icon: IconPencil, tone: 'primary' },
  author: { icon: IconDeviceDesktop, tone: 'warning' },
  maintainer: { icon: IconChartPie, tone: 'success' },
  admin: { icon: IconCrown, tone: 'danger' },
  subscriber: { icon: IconUser, tone: 'info' },
} as const
const statusTones = { active: 'success', pending: 'warning', inactive: 'danger' } as const

export const columnsOf = (strings: Words): DataColumn<Person>[] => [
  {
    id: 'name',
    header: strings.user,
    isRowHeader: true,
    isSortable: true,
    isHideable: false,
    width: 'fill',
    cell: ({ id, name, email }) => (
      <TitleCell
        start={<Avatar name={name} isDecorative />}
        title={
          <Link href={`#user-${id}`} variant="quiet">
            {name}
          </Link>
        }
        detail={email}
      />
    ),
  },
  {
    id: 'role',
    header: strings.role,
    isSortable: true,
    cell: ({ role }) => (
      <Inline isWrapping={false}>
        <IconTile {...roleLooks[role]} size={28} />
        <Text as="span" weight="medium" isTruncated>
          {strings.values[role]}
        </Text>
      </Inline>
    ),
  },
  {
    id: 'plan',
    header: strings.plan,
    isSortable: true,
    cell: ({ plan }) => (
      <Text as="span" weight="medium" isTruncated>
        {strings.values[plan]}
      </Text>
    ),
  },
  {
    id: 'billing',
    header: strings.billing,
    cell: ({ billing }) => (
      <Text as="span" ink="muted" isTruncated>
        {strings.values[billing]}
      </Text>
    ),
  },
  {
    id: 'status',
    header: strings.status,
    isSortable: true,
    width: 'min',
    cardRole: 'status',
    cell: ({ status }) => (
      <Chip tone={statusTones[status]} hasDot>
        {strings.values[status]}
      </Chip>
    ),
  },
]
