import { userSettingsQuery } from '../queries.ts'
import { Tab } from '../Tab.tsx'
import { TabSkeleton } from '../TabSkeleton.tsx'
import type { UserTabProps } from '../UserTabs.tsx'
import { NotificationMatrix } from './NotificationMatrix.tsx'

/** What the user is told, how and when. */
export function NotificationsTab({ user }: UserTabProps) {
  return (
    <Tab query={userSettingsQuery(String(user.id))} skeleton={<TabSkeleton cards={1} />}>
      {({ notification }) => <NotificationMatrix user={user} notification={notification} />}
    </Tab>
  )
}
