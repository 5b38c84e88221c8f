import { Stack } from '@data1522/design-system/Stack'
import type { AccountNotifications } from '@data1522/mocks/contract/account-settings'
import { useText } from '../../../core/i18n/useText.ts'
import { takenBack } from '../../../core/mutations/taken-back.ts'
import { NotificationMatrix } from '../../../entities/account/NotificationMatrix.tsx'
import { useAccountEditor } from '../../../entities/account/useAccountEditor.ts'
import type { SettingsTabProps } from '../AccountSettings.tsx'
import { PermissionCard } from './PermissionCard.tsx'

/** What one is told, how and when. */
export function NotificationTab({ settings: { notification } }: SettingsTabProps) {
  const text = useText()
  const { save } = useAccountEditor()
  const send = (edited: AccountNotifications) =>
    save({
      edit: (now) => ({ notification: takenBack(edited, notification, now.notification) }),
      done: () => text('notices.saved'),
      back: (now) => ({ notification: takenBack(notification, edited, now.notification) }),
    })
  return (
    <Stack gap="gap">
      <PermissionCard />
      <NotificationMatrix
        title={text('accountNotices.title')}
        description={text('accountNotices.description')}
        notification={notification}
        onSave={send}
      />
    </Stack>
  )
}
