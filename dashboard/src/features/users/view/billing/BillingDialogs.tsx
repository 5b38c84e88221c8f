import type { UserBilling } from '@data1522/mocks/contract/user-settings'
import type { UserDetail } from '@data1522/mocks/contract/users'
import { lazy } from 'react'
import { WhenOpened } from '../../../../shared/forms/WhenOpened.tsx'
import { useViewAddress } from '../view-address.ts'
import { useBillingEdit } from '../../../../entities/account/useBillingEdit.ts'
import { useSettingsEdit } from '../useUserEdits.ts'

export interface BillingDialogProps {
  user: UserDetail
  billing: UserBilling
  isOpen: boolean
  onClose: () => void
}

const NewCardDialog = lazy(async () => ({
  default: (await import('../../../../entities/account/NewCardDialog.tsx')).NewCardDialog,
}))
const EditCardDialog = lazy(async () => ({
  default: (await import('../../../../entities/account/EditCardDialog.tsx')).EditCardDialog,
}))
const AddressDialog = lazy(async () => ({ default: (await import('./AddressDialog.tsx')).AddressDialog }))

/** What the address opens over the billing tab: a card, new or not, or where the bills go. */
export function BillingDialogs({ user, billing }: Pick<BillingDialogProps, 'user' | 'billing'>) {
  const { dialog, id: item, close } = useViewAddress()
  const isCard = dialog === 'card'
  const { saveCard } = useBillingEdit(useSettingsEdit(String(user.id)))
  const known = item > 0 ? billing.cards[item - 1] : undefined
  return (
    <>
      <WhenOpened isOpen={isCard && item === 0}>
        <NewCardDialog
          isFirst={billing.cards.length === 0}
          onSave={(card) => saveCard(billing, card)}
          isOpen={isCard && item === 0}
          onClose={close}
        />
      </WhenOpened>
      {known && isCard && (
        <WhenOpened isOpen>
          <EditCardDialog
            card={known}
            onSave={(card) => saveCard(billing, card, known)}
            isOpen
            onClose={close}
          />
        </WhenOpened>
      )}
      <WhenOpened isOpen={dialog === 'address'}>
        <AddressDialog user={user} billing={billing} isOpen={dialog === 'address'} onClose={close} />
      </WhenOpened>
    </>
  )
}
