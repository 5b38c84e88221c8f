import type { OrderDetails } from '@data1522/mocks/contract/order-details'
import { isPreparing } from '@data1522/mocks/contract/order-pieces'
import { lazy } from 'react'
import { useCan } from '../../../core/auth/useCan.ts'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import type { OrderAddress, OrderDialogName } from './useOrderAddress.ts'

const SendDialog = lazy(async () => ({ default: (await import('../dialogs/SendDialog.tsx')).SendDialog }))
const RefundDialog = lazy(async () => ({
  default: (await import('../dialogs/RefundDialog.tsx')).RefundDialog,
}))
const CancelDialog = lazy(async () => ({
  default: (await import('../dialogs/CancelDialog.tsx')).CancelDialog,
}))
const ContactDialog = lazy(async () => ({
  default: (await import('../dialogs/ContactDialog.tsx')).ContactDialog,
}))
const AddressDialog = lazy(async () => ({
  default: (await import('../dialogs/AddressDialog.tsx')).AddressDialog,
}))
const CardDialog = lazy(async () => ({ default: (await import('../dialogs/CardDialog.tsx')).CardDialog }))

interface OrderDialogsProps {
  details: OrderDetails
  address: OrderAddress
}

/** The dialogs of an order, as the address says which is open: none for who may not change it, nor for what is done. */
export function OrderDialogs({ details, address: { dialog, ids, close } }: OrderDialogsProps) {
  const mayUpdate = useCan({ action: 'update', subject: 'Order', of: details.order }).isAllowed
  const lines = ids.map(Number)
  const isDone: Partial<Record<OrderDialogName, boolean>> = {
    send: !details.order.isSendable,
    refund: details.refundable === 0,
    cancel: details.refundable === 0 || !isPreparing(details.order),
  }
  const opened = mayUpdate && dialog && !isDone[dialog] ? dialog : null
  const given = (name: typeof dialog) => ({ details, isOpen: opened === name, onClose: close })
  return (
    <>
      <WhenOpened isOpen={opened === 'send'}>
        <SendDialog {...given('send')} lines={lines} />
      </WhenOpened>
      <WhenOpened isOpen={opened === 'refund'}>
        <RefundDialog {...given('refund')} lines={lines} />
      </WhenOpened>
      <WhenOpened isOpen={opened === 'cancel'}>
        <CancelDialog {...given('cancel')} />
      </WhenOpened>
      <WhenOpened isOpen={opened === 'contact'}>
        <ContactDialog {...given('contact')} />
      </WhenOpened>
      <WhenOpened isOpen={opened === 'shipping'}>
        <AddressDialog {...given('shipping')} of="shippingAddress" />
      </WhenOpened>
      <WhenOpened isOpen={opened === 'billing'}>
        <AddressDialog {...given('billing')} of="billingAddress" />
      </WhenOpened>
      <WhenOpened isOpen={opened === 'card'}>
        <CardDialog {...given('card')} />
      </WhenOpened>
    </>
  )
}
