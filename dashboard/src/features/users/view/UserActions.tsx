import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconButton } from '@data1522/design-system/IconButton'
import {
  IconDotsVertical,
  IconPencil,
  IconTrash,
  IconUserCheck,
  IconUserCog,
  IconUserOff,
} from '@data1522/design-system/icons'
import { Menu } from '@data1522/design-system/Menu'
import type { UserDetail } from '@data1522/mocks/contract/users'
import { href, useNavigate } from 'react-router-dom'
import { Can } from '../../../core/auth/Can.tsx'
import { useRefusals } from '../../../core/auth/useRefusals.tsx'
import { leaveWhenFree } from '../../../core/router/back-guard.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useUserChanges } from '../../../entities/user/useUserChanges.ts'
import { KeptAdmin } from './KeptAdmin.tsx'
import { useLastAdmin } from '../../../entities/user/useLastAdmin.ts'
import { useUserEdit } from './useUserEdits.ts'
import { useViewAddress } from './view-address.ts'

/** What can be done with the user as a whole; deleting leads back to the list, where it can be undone. */
export function UserActions({ user }: { user: UserDetail }) {
  const text = useText()
  const navigate = useNavigate()
  const changes = useUserChanges()
  const edit = useUserEdit(user)
  const isLastAdmin = useLastAdmin(user)
  const { open } = useViewAddress()
  const refused = useRefusals()
  const isAway = user.status === 'Inactive'
  const name = user.fullName
  const kept = isLastAdmin ? { isDisabled: true, description: text('userView.lastAdmin') } : {}
  const entries = [
    {
      id: 'role',
      label: text('users.changeRole'),
      icon: IconUserCog,
      ...kept,
      ...refused({ action: 'update', subject: 'User' }),
    },
    {
      id: 'delete',
      label: text('users.delete'),
      icon: IconTrash,
      tone: 'danger' as const,
      ...kept,
      ...refused({ action: 'delete', subject: 'User' }),
    },
  ]
  const toggle = text(isAway ? 'userView.activate' : 'userView.suspend')
  return (
    <>
      <Can action="update" subject="User" label={text('userView.edit')}>
        {(isDisabled) => (
          <Button
            start={<Icon icon={IconPencil} size={18} />}
            isDisabled={isDisabled}
            onPress={() => open('edit')}
          >
            {text('userView.edit')}
          </Button>
        )}
      </Can>
      <Can action="update" subject="User" label={toggle}>
        {(isDisabled) => (
          <KeptAdmin isKept={isLastAdmin && !isAway && !isDisabled} label={toggle}>
            <Button
              tone={isAway ? 'success' : 'warning'}
              variant="soft"
              start={<Icon icon={isAway ? IconUserCheck : IconUserOff} size={18} />}
              isDisabled={isDisabled || (isLastAdmin && !isAway)}
              onPress={() =>
                void edit({ status: isAway ? 'Active' : 'Inactive' }, () =>
                  text(isAway ? 'userView.activated' : 'userView.suspended', { name }),
                )
              }
            >
              {toggle}
            </Button>
          </KeptAdmin>
        )}
      </Can>
      <Menu
        label={text('userView.more')}
        sections={[{ id: 'all', entries }]}
        onAction={(id) => {
          if (id === 'role') return open('role')
          leaveWhenFree(() => {
            void navigate(href('/apps/user/list'))
            void changes.remove([user])
          })
        }}
      >
        <IconButton label={text('userView.more')} icon={IconDotsVertical} variant="outlined" />
      </Menu>
    </>
  )
}
