import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconTrash, IconUserCog } from '@data1522/design-system/icons'
import type { User } from '@data1522/mocks/contract/users'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../../app/intl/useText.ts'
import { useUserChanges } from '../changes/useUserChanges.ts'
import { ChangeRole } from '../changes/ChangeRole.tsx'

/** What can be done with the user as a whole; deleting leads back to the list, where it can be undone. */
export function UserActions({ user }: { user: User }) {
  const text = useText()
  const navigate = useNavigate()
  const changes = useUserChanges()
  const [roleFor, setRoleFor] = useState<readonly User[] | null>(null)
  return (
    <>
      <Button start={<Icon of={IconUserCog} size={18} />} onPress={() => setRoleFor([user])}>
        {text('users.changeRole')}
      </Button>
      <Button
        tone="danger"
        variant="soft"
        start={<Icon of={IconTrash} size={18} />}
        onPress={() => {
          void navigate('/apps/user/list')
          void changes.remove([user])
        }}
      >
        {text('users.delete')}
      </Button>
      <ChangeRole
        users={roleFor}
        onClose={() => setRoleFor(null)}
        onChoose={(users, role) => void changes.changeRole(users, role)}
      />
    </>
  )
}
