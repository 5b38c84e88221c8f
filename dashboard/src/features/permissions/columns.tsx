import { Chip } from '@data1522/design-system/Chip'
import { IconShieldLock } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import type { Permission } from '@data1522/mocks/contract/permissions'
import { ROLE_NAMES, type RoleName } from '@data1522/mocks/contract/roles'
import type { ListColumn, ListTools } from '../../shared/list/list-config.ts'
import { RoleChips } from './RoleChips.tsx'

const isKnown = (role: string): role is RoleName => (ROLE_NAMES as readonly string[]).includes(role)

/** What a role is called; one that people have made as they call it. */
export const roleName = (role: string, { text }: Pick<ListTools, 'text'>) =>
  isKnown(role) ? text(`access.role.${role}`) : role

/** What it is called, who has it, since when. */
export const permissionColumns = ({ text, formats }: ListTools): ListColumn<Permission>[] => [
  {
    id: 'name',
    header: text('permissions.name'),
    value: ({ name }) => name,
    parts: [
      { header: text('permissions.name'), value: ({ name }) => name },
      {
        header: text('permissions.kind'),
        value: ({ isCore }) => text(`permissions.kind.${isCore ? 'core' : 'other'}`),
      },
    ],
    isRowHeader: true,
    isSortable: true,
    isHideable: false,
    width: 276,
    cell: ({ name, isCore }) => (
      <Inline gap={8}>
        <Text as="bdi" weight="medium">
          {name}
        </Text>
        {isCore && (
          <Chip size="small" variant="outlined" icon={IconShieldLock}>
            {text('permissions.core')}
          </Chip>
        )}
      </Inline>
    ),
  },
  {
    id: 'assignedTo',
    header: text('permissions.assignedTo'),
    value: ({ assignedTo }) => assignedTo.map((role) => roleName(role, { text })).join(', '),
    width: 'fill',
    cell: ({ assignedTo }) => <RoleChips roles={assignedTo} />,
  },
  {
    id: 'createdDate',
    header: text('permissions.created'),
    value: ({ createdDate }) => new Date(createdDate),
    text: ({ createdDate }) => formats.day(createdDate),
    isSortable: true,
    width: 124,
    cell: ({ createdDate }) => formats.day(createdDate),
  },
]
