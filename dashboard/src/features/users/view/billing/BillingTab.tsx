import { Stack } from '@data1522/design-system/Stack'
import { userSettingsQuery } from '../queries.ts'
import { Tab } from '../Tab.tsx'
import { TabSkeleton } from '../TabSkeleton.tsx'
import type { UserTabProps } from '../UserTabs.tsx'
import { AddressCard } from './AddressCard.tsx'
import { BillingDialogs } from './BillingDialogs.tsx'
import { CardsCard } from './CardsCard.tsx'
import { PlanPanel } from './PlanPanel.tsx'

/** What the user pays, with which cards, and where the bills go. */
export function BillingTab({ user }: UserTabProps) {
  return (
    <Tab query={userSettingsQuery(String(user.id))} skeleton={<TabSkeleton cards={3} />}>
      {({ billing }) => (
        <Stack gap="gap">
          <PlanPanel user={user} billing={billing} />
          <CardsCard user={user} billing={billing} />
          <AddressCard billing={billing} />
          <BillingDialogs user={user} billing={billing} />
        </Stack>
      )}
    </Tab>
  )
}
