import { Stack } from '@data1522/design-system/Stack'
import { userSettingsQuery } from '../queries.ts'
import { Tab } from '../Tab.tsx'
import { TabSkeleton } from '../TabSkeleton.tsx'
import type { UserTabProps } from '../UserTabs.tsx'
import { DevicesCard } from './DevicesCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { TwoStepCard } from './TwoStepCard.tsx'

/** How the user signs in, and where. */
export function SecurityTab({ user }: UserTabProps) {
  return (
    <Tab query={userSettingsQuery(String(user.id))} skeleton={<TabSkeleton cards={3} />}>
      {({ security }) => (
        <Stack gap="gap">
          <PasswordCard user={user} />
          <TwoStepCard user={user} security={security} />
          <DevicesCard user={user} devices={security.devices} />
        </Stack>
      )}
    </Tab>
  )
}
