import { IconBell, IconCreditCard, IconLink, IconLock, IconUserCheck } from '@data1522/design-system/icons'
import { Tabs } from '@data1522/design-system/Tabs'
import { type ComponentType, lazy, Suspense } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { AccountTab } from './account/AccountTab.tsx'
import { TabSkeleton } from './TabSkeleton.tsx'
import type { UserTabProps } from './user-tab.ts'
import { useViewAddress, type UserTab, userTabs } from './view-address.ts'

const SecurityTab = lazy(async () => ({ default: (await import('./security/SecurityTab.tsx')).SecurityTab }))
const BillingTab = lazy(async () => ({ default: (await import('./billing/BillingTab.tsx')).BillingTab }))
const NotificationsTab = lazy(async () => ({
  default: (await import('./notifications/NotificationsTab.tsx')).NotificationsTab,
}))
const ConnectionsTab = lazy(async () => ({
  default: (await import('./connections/ConnectionsTab.tsx')).ConnectionsTab,
}))

const parts = {
  account: { icon: IconUserCheck, Content: AccountTab },
  security: { icon: IconLock, Content: SecurityTab },
  billing: { icon: IconCreditCard, Content: BillingTab },
  notifications: { icon: IconBell, Content: NotificationsTab },
  connections: { icon: IconLink, Content: ConnectionsTab },
} satisfies Record<UserTab, { icon: unknown; Content: ComponentType<UserTabProps> }>

/** What there is about a user beside the summary, a part at a time; the address says which. */
export function UserTabs({ user }: UserTabProps) {
  const text = useText()
  const { tab, showTab } = useViewAddress()
  return (
    <Tabs
      label={text('userView.tabs')}
      selectedId={tab}
      onSelectionChange={(id) => showTab(id as UserTab)}
      keyboardActivation="manual"
      keepMounted
      items={userTabs.map((id) => {
        const { icon, Content } = parts[id]
        return {
          id,
          label: text(`userView.tab.${id}`),
          icon,
          content: () => (
            <Suspense fallback={<TabSkeleton />}>
              <Content user={user} />
            </Suspense>
          ),
        }
      })}
    />
  )
}
