import type { UserDetail } from '@data1522/mocks/contract/users'
import { lazy } from 'react'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import { ChangeRole } from '../../../entities/user/ChangeRole.tsx'
import { useUserChanges } from '../../../entities/user/useUserChanges.ts'
import { useViewAddress } from './view-address.ts'

const EditDialog = lazy(async () => ({
  default: (await import('../../../entities/user/EditDialog.tsx')).EditDialog,
}))
const PlanDialog = lazy(async () => ({ default: (await import('./billing/PlanDialog.tsx')).PlanDialog }))

/** The dialogs that open from the summary, whichever tab is open. */
export function UserDialogs({ user }: { user: UserDetail }) {
  const { dialog, close } = useViewAddress()
  const changes = useUserChanges()
  return (
    <>
      <WhenOpened isOpen={dialog === 'edit'}>
        <EditDialog user={user} isOpen={dialog === 'edit'} onClose={close} />
      </WhenOpened>
      <WhenOpened isOpen={dialog === 'plan'}>
        <PlanDialog user={user} isOpen={dialog === 'plan'} onClose={close} />
      </WhenOpened>
      <ChangeRole users={dialog === 'role' ? [user] : null} onClose={close} onChoose={changes.changeRole} />
    </>
  )
}
