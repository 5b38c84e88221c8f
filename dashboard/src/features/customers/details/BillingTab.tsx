import { Stack } from '@data1522/design-system/Stack'
import { AccountPart } from './AccountPart.tsx'
import { AddressesCard } from './AddressesCard.tsx'
import { PaymentsCard } from './PaymentsCard.tsx'
import type { CustomerAddressState } from './useCustomerAddress.ts'

interface BillingTabProps {
  /** The `customerId`. */
  id: string
  onOpen: CustomerAddressState['open']
}

/** Where the customer gets parcels and bills, and how they pay. */
export const BillingTab = ({ id, onOpen }: BillingTabProps) => (
  <AccountPart id={id}>
    {(account) => (
      <Stack gap="gap">
        <AddressesCard
          id={id}
          addresses={account.addresses}
          onEdit={(address) => onOpen('address', address)}
        />
        <PaymentsCard
          id={id}
          methods={account.paymentMethods}
          onEdit={(method) => onOpen('payment', method)}
        />
      </Stack>
    )}
  </AccountPart>
)
