import type { OrderDetails } from '@data1522/mocks/contract/order-details'
import { useText } from '../../../core/i18n/useText.ts'
import { SlipHeader } from '../SlipHeader.tsx'
import { SlipSheet } from '../SlipSheet.tsx'

interface PackingSlipProps {
  details: OrderDetails
  onClose: () => void
}

/** The packing slip of an order, in its place. */
export function PackingSlip({ details, onClose }: PackingSlipProps) {
  const text = useText()
  return (
    <>
      <SlipHeader title={text('orders.slip')} backLabel={text('order.back')} onClose={onClose} />
      <SlipSheet details={details} />
    </>
  )
}
