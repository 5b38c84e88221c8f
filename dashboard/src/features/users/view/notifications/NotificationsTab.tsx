import type { AccountNotifications } from '@data1522/mocks/contract/account-settings'
import { useText } from '../../../../core/i18n/useText.ts'
import { takenBack } from '../../../../core/mutations/taken-back.ts'
import { NotificationMatrix } from '../../../../entities/account/NotificationMatrix.tsx'
import { userSettingsQuery } from '../queries.ts'
import { Tab } from '../Tab.tsx'
import { TabSkeleton } from '../TabSkeleton.tsx'
import type { UserTabProps } from '../user-tab.ts'
import { useSettingsEdit } from '../useUserEdits.ts'

/** What the user is told, how and when. */
export function NotificationsTab({ user }: UserTabProps) {
  const text = useText()
  const { save } = useSettingsEdit(String(user.id))
  const sendFrom = (before: AccountNotifications) => (edited: AccountNotifications) =>
    save({
      edit: (now) => ({ notification: takenBack(edited, before, now.notification) }),
      done: () => text('notices.saved'),
      back: (now) => ({ notification: takenBack(before, edited, now.notification) }),
    })
  return (
    <Tab query={userSettingsQuery(String(user.id))} skeleton={<TabSkeleton cards={1} />}>
      {({ notification }) => (
        <NotificationMatrix
          subject="User"
          title={text('userView.notices')}
          description={text('userView.noticesDescription', { name: user.fullName })}
          notification={notification}
          onSave={sendFrom(notification)}
        />
      )}
    </Tab>
  )
}
