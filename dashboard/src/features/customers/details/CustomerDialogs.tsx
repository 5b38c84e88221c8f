import type { CustomerAccount } from '@data1522/mocks/contract/customer-accounts'
import type { CustomerDetail } from '@data1522/mocks/contract/customers'
import { lazy } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCan } from '../../../core/auth/useCan.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { customerHref } from '../../../entities/customer/customer-href.ts'
import { useAccountChanges } from '../../../entities/customer/useAccountChanges.ts'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import type { CustomerAddressState } from './useCustomerAddress.ts'

const EditDialog = lazy(async () => ({ default: (await import('../dialogs/EditDialog.tsx')).EditDialog }))
const MergeDialog = lazy(async () => ({ default: (await import('../merge/MergeDialog.tsx')).MergeDialog }))
const PlanDialog = lazy(async () => ({ default: (await import('../dialogs/PlanDialog.tsx')).PlanDialog }))
const TwoStepDialog = lazy(async () => ({
  default: (await import('../../../entities/account/TwoStepDialog.tsx')).TwoStepDialog,
}))
const AddressDialog = lazy(async () => ({
  default: (await import('../../../entities/customer/AddressDialog.tsx')).AddressDialog,
}))
const PaymentDialog = lazy(async () => ({
  default: (await import('../dialogs/PaymentDialog.tsx')).PaymentDialog,
}))

interface CustomerDialogsProps {
  customer: CustomerDetail
  /** On its way while it is not there; what needs it waits. */
  account: CustomerAccount | undefined
  address: CustomerAddressState
}

/** The dialogs of a customer, as the address says which is open: none for who may not change them. */
export function CustomerDialogs({
  customer,
  account,
  address: { dialog, id: entry, close },
}: CustomerDialogsProps) {
  const id = String(customer.customerId)
  const text = useText()
  const { save } = useAccountChanges(id)
  const mayUpdate = useCan({ action: 'update', subject: 'Customer', of: customer }).isAllowed
  const mayDelete = useCan({ action: 'delete', subject: 'Customer', of: customer }).isAllowed
  const navigate = useNavigate()
  const isOpen = (name: typeof dialog) => (name === 'merge' ? mayDelete : mayUpdate) && dialog === name
  return (
    <>
      <WhenOpened isOpen={isOpen('edit')}>
        <EditDialog customer={customer} isOpen={isOpen('edit')} onClose={close} />
      </WhenOpened>
      <WhenOpened isOpen={isOpen('merge')}>
        <MergeDialog
          own={id}
          isOpen={isOpen('merge')}
          onClose={close}
          onMerged={(kept) =>
            kept === customer.customerId
              ? close()
              : void navigate(customerHref({ customerId: kept }), { replace: true })
          }
        />
      </WhenOpened>
      {account && (
        <>
          <WhenOpened isOpen={isOpen('plan')}>
            <PlanDialog id={id} account={account} isOpen={isOpen('plan')} onClose={close} />
          </WhenOpened>
          <WhenOpened isOpen={isOpen('twoStep')}>
            <TwoStepDialog
              description={text('customer.twoStepDialogText')}
              methods={['sms']}
              defaultValues={{ method: 'sms', phone: account.twoStepPhone }}
              onSave={({ phone }) =>
                save(
                  { isTwoStepOn: true, twoStepPhone: phone },
                  { isTwoStepOn: account.isTwoStepOn, twoStepPhone: account.twoStepPhone },
                  () => text('account.twoStepSaved'),
                )
              }
              isOpen={isOpen('twoStep')}
              onClose={close}
            />
          </WhenOpened>
          <WhenOpened isOpen={isOpen('address')}>
            <AddressDialog
              id={id}
              account={account}
              of={entry}
              country={customer.country}
              isOpen={isOpen('address')}
              onClose={close}
            />
          </WhenOpened>
          <WhenOpened isOpen={isOpen('payment')}>
            <PaymentDialog id={id} account={account} of={entry} isOpen={isOpen('payment')} onClose={close} />
          </WhenOpened>
        </>
      )}
    </>
  )
}
