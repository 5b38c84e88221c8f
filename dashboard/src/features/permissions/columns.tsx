import { Chip } from '@data1522/design-system/Chip'
import type { DataColumn } from '@data1522/design-system/DataTable'
import { IconShieldLock } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import type { Permission } from '@data1522/mocks/contract/permissions'
import { ROLE_NAMES, type RoleName } from '@data1522/mocks/contract/roles'
import type { ListTools } from '../../shared/list/list-config.ts'
import { RoleChips } from './RoleChips.tsx'

const isKnown = (role: string): role is RoleName => (ROLE_NAMES as readonly string[]).includes(role)

/** What it is called, who has it, since when. */
export const permissionColumns = ({ text, formats }: ListTools): DataColumn<Permission>[] => [
  {
    id: 'name',
    header: text('permissions.name'),
    value: ({ name }) => name,
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
    value: ({ assignedTo }) =>
      assignedTo.map((role) => (isKnown(role) ? text(`access.role.${role}`) : role)).join(', '),
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
