import { Stack } from '@data1522/design-system/Stack'
import { CardsCard } from '../../../../entities/account/CardsCard.tsx'
import { userSettingsQuery } from '../queries.ts'
import { Tab } from '../Tab.tsx'
import { TabSkeleton } from '../TabSkeleton.tsx'
import type { UserTabProps } from '../user-tab.ts'
import { useViewAddress } from '../view-address.ts'
import { AddressCard } from './AddressCard.tsx'
import { BillingDialogs } from './BillingDialogs.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import { useBillingEdit } from '../../../../entities/account/useBillingEdit.ts'
import { useSettingsEdit } from '../useUserEdits.ts'

/** What the user pays, with which cards, and where the bills go. */
export function BillingTab({ user }: UserTabProps) {
  const { open } = useViewAddress()
  const { makePrimary, removeCard } = useBillingEdit(useSettingsEdit(String(user.id)))
  return (
    <Tab query={userSettingsQuery(String(user.id))} skeleton={<TabSkeleton cards={3} />}>
      {({ billing }) => (
        <Stack gap="gap">
          <PlanPanel user={user} billing={billing} />
          <CardsCard
            subject="User"
            cards={billing.cards}
            onAdd={() => open('card')}
            onEdit={(index) => open('card', index + 1)}
            onMakePrimary={(index) => void makePrimary(billing, index)}
            onRemove={(index) => void removeCard(billing, index)}
          />
          <AddressCard billing={billing} />
          <BillingDialogs user={user} billing={billing} />
        </Stack>
      )}
    </Tab>
  )
}
