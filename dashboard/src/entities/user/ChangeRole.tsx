import type { User, UserRole } from '@data1522/mocks/contract/users'
import { lazy, useState } from 'react'
import { WhenOpened } from '../../shared/forms/WhenOpened.tsx'

const RoleDialog = lazy(async () => ({ default: (await import('./RoleDialog.tsx')).RoleDialog }))

interface ChangeRoleProps {
  /** Whose role changes; null while nobody's does. */
  users: readonly User[] | null
  onClose: () => void
  onChoose: (users: readonly User[], role: UserRole) => Promise<unknown>
}

/** Asks which role one or several users shall have; its code comes when it first opens. */
export function ChangeRole({ users, onClose, onChoose }: ChangeRoleProps) {
  // While it closes, it is still about those whom it was about.
  const [last, setLast] = useState(users)
  if (users && users !== last) setLast(users)
  const shown = users ?? last
  const isOpen = users !== null && users.length > 0
  return (
    <WhenOpened isOpen={isOpen}>
      {shown && <RoleDialog users={shown} isOpen={isOpen} onClose={onClose} onChoose={onChoose} />}
    </WhenOpened>
  )
}
