import { href } from 'react-router-dom'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconCopy, IconDotsVertical, IconEye, IconHelp, IconTrash } from '@data1522/design-system/icons'
import { Menu } from '@data1522/design-system/Menu'
import type { Role } from '@data1522/mocks/contract/roles'
import { useAtomValue, useSetAtom } from 'jotai'
import { rulesOf } from '../../../core/auth/roles.ts'
import { useRefusals } from '../../../core/auth/useRefusals.tsx'
import { useRoleName } from '../../../core/auth/useRoleName.ts'
import { mayViewAsAtom, viewAsAtom } from '../../../core/auth/view-as.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useRoleDialog } from '../useRoleDialog.ts'
import { useRoleChanges } from '../../../entities/role/useRoleChanges.ts'

/** What else can be done with a role; what cannot says why. */
export function RoleMenu({ role }: { role: Role }) {
  const text = useText()
  const nameOf = useRoleName()
  const { open } = useRoleDialog()
  const { remove } = useRoleChanges()
  const mayView = useAtomValue(mayViewAsAtom)
  const viewAs = useSetAtom(viewAsAtom)
  const refused = useRefusals()
  const keptBecause =
    role.userRole === 'admin'
      ? text('roles.adminStays')
      : role.userCount > 0
        ? text('roles.hasMembers', { count: role.userCount })
        : undefined
  const label = text('roles.actionsFor', { role: nameOf(role.name) })
  return (
    <Menu
      label={label}
      onAction={(id) => {
        if (id === 'copy') open('add', role.id)
        if (id === 'view') viewAs({ role: role.name, rules: rulesOf(role) })
        if (id === 'delete') void remove(role)
      }}
      sections={() => [
        {
          id: 'all',
          entries: [
            {
              id: 'copy',
              label: text('roles.duplicate'),
              icon: IconCopy,
              ...refused({ action: 'create', subject: 'Role' }),
            },
            {
              id: 'view',
              label: text('roles.viewAs'),
              icon: IconEye,
              isDisabled: !mayView,
              description: mayView ? undefined : text('roles.viewAsNeeds'),
            },
            { id: 'why', label: text('roles.why'), icon: IconHelp, href: href('/access-control') },
          ],
        },
        {
          id: 'end',
          entries: [
            {
              id: 'delete',
              label: text('roles.delete'),
              icon: IconTrash,
              tone: 'danger',
              ...(keptBecause && { isDisabled: true, description: keptBecause }),
              ...refused({ action: 'delete', subject: 'Role' }),
            },
          ],
        },
      ]}
    >
      <IconButton label={label} icon={IconDotsVertical} size="small" />
    </Menu>
  )
}
