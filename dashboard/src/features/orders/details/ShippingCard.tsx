import type { OrderDetails } from '@data1522/mocks/contract/order-details'
import { AddressLines } from '../../../entities/address/AddressLines.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { SideCard } from './SideCard.tsx'

interface ShippingCardProps {
  details: OrderDetails
  onEdit: () => void
}

/** Where the goods go. */
export function ShippingCard({ details, onEdit }: ShippingCardProps) {
  const text = useText()
  return (
    <SideCard
      title={text('order.shippingAddress')}
      of={details.order}
      edit={{ label: text('order.editShipping'), onPress: onEdit }}
    >
      <AddressLines address={details.shippingAddress} />
    </SideCard>
  )
}
