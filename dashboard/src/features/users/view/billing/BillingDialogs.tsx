import type { UserBilling } from '@data1522/mocks/contract/user-settings'
import type { UserDetail } from '@data1522/mocks/contract/users'
import { lazy } from 'react'
import { WhenOpened } from '../../../../shared/forms/WhenOpened.tsx'
import { useViewAddress } from '../view-address.ts'

export interface BillingDialogProps {
  user: UserDetail
  billing: UserBilling
  isOpen: boolean
  onClose: () => void
}

const NewCardDialog = lazy(async () => ({ default: (await import('./NewCardDialog.tsx')).NewCardDialog }))
const EditCardDialog = lazy(async () => ({ default: (await import('./EditCardDialog.tsx')).EditCardDialog }))
const AddressDialog = lazy(async () => ({ default: (await import('./AddressDialog.tsx')).AddressDialog }))

/** What the address opens over the billing tab: a card, new or not, or where the bills go. */
export function BillingDialogs({ user, billing }: Pick<BillingDialogProps, 'user' | 'billing'>) {
  const { dialog, item, close } = useViewAddress()
  const isCard = dialog === 'card'
  const isKnown = item > 0 && item <= billing.cards.length
  return (
    <>
      <WhenOpened isOpen={isCard && item === 0}>
        <NewCardDialog user={user} billing={billing} isOpen={isCard && item === 0} onClose={close} />
      </WhenOpened>
      {isKnown && isCard && (
        <WhenOpened isOpen>
          <EditCardDialog user={user} billing={billing} index={item - 1} isOpen onClose={close} />
        </WhenOpened>
      )}
      <WhenOpened isOpen={dialog === 'address'}>
        <AddressDialog user={user} billing={billing} isOpen={dialog === 'address'} onClose={close} />
      </WhenOpened>
    </>
  )
}
