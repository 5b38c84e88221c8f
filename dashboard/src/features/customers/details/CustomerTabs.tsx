import { IconBell, IconClock, IconLock, IconMapPin, IconUser } from '@data1522/design-system/icons'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Card } from '@data1522/design-system/Card'
import { Tabs } from '@data1522/design-system/Tabs'
import type { CustomerDetail } from '@data1522/mocks/contract/customers'
import { lazy, Suspense } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { OverviewTab } from './OverviewTab.tsx'
import { type CustomerAddressState, customerTabs } from './useCustomerAddress.ts'

const HistoryTab = lazy(async () => ({ default: (await import('./HistoryTab.tsx')).HistoryTab }))
const SecurityTab = lazy(async () => ({ default: (await import('./SecurityTab.tsx')).SecurityTab }))
const BillingTab = lazy(async () => ({ default: (await import('./BillingTab.tsx')).BillingTab }))
const NotificationsTab = lazy(async () => ({
  default: (await import('./NotificationsTab.tsx')).NotificationsTab,
}))

const icons = {
  overview: IconUser,
  history: IconClock,
  security: IconLock,
  billing: IconMapPin,
  notifications: IconBell,
}

interface CustomerTabsProps {
  customer: CustomerDetail
  address: CustomerAddressState
}

/** The sides of a customer, one at a time. */
export function CustomerTabs({ customer, address }: CustomerTabsProps) {
  const text = useText()
  const id = String(customer.customerId)
  const contents = {
    overview: () => <OverviewTab customer={customer} />,
    history: () => <HistoryTab key={id} id={id} />,
    security: () => <SecurityTab customer={customer} onTwoStep={() => address.open('twoStep')} />,
    billing: () => <BillingTab id={id} onOpen={address.open} />,
    notifications: () => <NotificationsTab id={id} />,
  }
  const waiting = (
    <Card>
      <Skeleton shape="text" lines={10} />
    </Card>
  )
  return (
    <Tabs
      label={text('customer.tabs')}
      variant="pill"
      selectedId={address.tab}
      onSelectionChange={address.showTab}
      items={customerTabs.map((tab) => ({
        id: tab,
        label: text(`customer.tab.${tab}`),
        icon: icons[tab],
        content: () => <Suspense fallback={waiting}>{contents[tab]()}</Suspense>,
      }))}
    />
  )
}
