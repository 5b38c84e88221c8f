import { Columns } from '@data1522/design-system/Columns'
import { Stack } from '@data1522/design-system/Stack'
import type { OrderDetails } from '@data1522/mocks/contract/order-details'
import { BillingCard } from './BillingCard.tsx'
import { CustomerCard } from './CustomerCard.tsx'
import { DeliveryCard } from './DeliveryCard.tsx'
import { ItemsCard } from './ItemsCard.tsx'
import { NotesCard } from './NotesCard.tsx'
import { RefundsCard } from './RefundsCard.tsx'
import { ShippingCard } from './ShippingCard.tsx'
import type { OrderAddress } from './useOrderAddress.ts'

interface OrderPartsProps {
  details: OrderDetails
  address: OrderAddress
}

/** What was bought and what happened at the one side; whom it is for, and where it goes, at the other. */
export const OrderParts = ({ details, address }: OrderPartsProps) => (
  <Columns side="end">
    <Stack gap="gap">
      <ItemsCard details={details} address={address} />
      <DeliveryCard details={details} />
      <NotesCard details={details} />
    </Stack>
    <Stack gap="gap">
      <CustomerCard details={details} onEdit={() => address.open('contact')} />
      <ShippingCard details={details} onEdit={() => address.open('shipping')} />
      <BillingCard details={details} onEdit={address.open} />
      {details.refunds.length > 0 && <RefundsCard details={details} />}
    </Stack>
  </Columns>
)
