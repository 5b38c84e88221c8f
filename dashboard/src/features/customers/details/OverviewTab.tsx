import { Stack } from '@data1522/design-system/Stack'
import type { CustomerDetail } from '@data1522/mocks/contract/customers'
import { AccountTiles } from './AccountTiles.tsx'
import { CustomerOrders } from './CustomerOrders.tsx'
import { LifetimeCard } from './LifetimeCard.tsx'

/** What the customer has with the shop, what they are worth to it, and what they ordered. */
export const OverviewTab = ({ customer }: { customer: CustomerDetail }) => (
  <Stack gap="gap">
    <AccountTiles id={String(customer.customerId)} />
    <LifetimeCard customer={customer} />
    <CustomerOrders id={String(customer.customerId)} />
  </Stack>
)
