import type { OrderDetails } from '@data1522/mocks/contract/order-details'
import { lazy } from 'react'
import { WhenOpened } from '../../../app/dialogs/WhenOpened.tsx'
import type { OrderAddress } from './useOrderAddress.ts'

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

/** The dialogs of an order, as the address says which is open. */
export function OrderDialogs({ details, address: { state, close } }: OrderDialogsProps) {
  const lines = state.lines.split(',').filter(Boolean).map(Number)
  const given = (name: typeof state.do) => ({ details, isOpen: state.do === name, onClose: close })
  return (
    <>
      <WhenOpened isOpen={state.do === 'send'}>
        <SendDialog {...given('send')} lines={lines} />
      </WhenOpened>
      <WhenOpened isOpen={state.do === 'refund'}>
        <RefundDialog {...given('refund')} lines={lines} />
      </WhenOpened>
      <WhenOpened isOpen={state.do === 'cancel'}>
        <CancelDialog {...given('cancel')} />
      </WhenOpened>
      <WhenOpened isOpen={state.do === 'contact'}>
        <ContactDialog {...given('contact')} />
      </WhenOpened>
      <WhenOpened isOpen={state.do === 'shipping'}>
        <AddressDialog {...given('shipping')} of="shippingAddress" />
      </WhenOpened>
      <WhenOpened isOpen={state.do === 'billing'}>
        <AddressDialog {...given('billing')} of="billingAddress" />
      </WhenOpened>
      <WhenOpened isOpen={state.do === 'card'}>
        <CardDialog {...given('card')} />
      </WhenOpened>
    </>
  )
}
