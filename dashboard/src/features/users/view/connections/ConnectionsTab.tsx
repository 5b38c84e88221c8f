import { Stack } from '@data1522/design-system/Stack'
import { userSettingsQuery } from '../queries.ts'
import { Tab } from '../Tab.tsx'
import { TabSkeleton } from '../TabSkeleton.tsx'
import type { UserTabProps } from '../UserTabs.tsx'
import { ConnectedCard } from './ConnectedCard.tsx'
import { SocialCard } from './SocialCard.tsx'

/** The user's accounts elsewhere. */
export function ConnectionsTab({ user }: UserTabProps) {
  return (
    <Tab query={userSettingsQuery(String(user.id))} skeleton={<TabSkeleton />}>
      {({ connection }) => (
        <Stack gap="gap">
          <ConnectedCard user={user} accounts={connection.accounts} />
          <SocialCard user={user} socials={connection.socials} />
        </Stack>
      )}
    </Tab>
  )
}
