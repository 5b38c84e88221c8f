import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Inline } from '@data1522/design-system/Inline'
import { Select } from '@data1522/design-system/Select'
import { Stack } from '@data1522/design-system/Stack'
import {
  ACCOUNT_CHANNELS,
  ACCOUNT_NOTIFICATIONS,
  type AccountNotifications,
  NOTIFICATION_TIMES,
} from '@data1522/mocks/contract/account-settings'
import type { UserDetail } from '@data1522/mocks/contract/users'
import { useState } from 'react'
import { Can } from '../../../../core/auth/Can.tsx'
import { useCan } from '../../../../core/auth/useCan.ts'
import { LeaveGuard } from '../../../../core/router/LeaveGuard.tsx'
import { useText } from '../../../../core/i18n/useText.ts'
import { takenBack } from '../../../../core/mutations/taken-back.ts'
import { NotificationTable } from '../../../../shared/table/NotificationTable.tsx'
import { useSettingsEdit } from '../useUserEdits.ts'

type Kind = (typeof ACCOUNT_NOTIFICATIONS)[number]
type Channel = (typeof ACCOUNT_CHANNELS)[number]

interface NotificationMatrixProps {
  user: UserDetail
  notification: AccountNotifications
}

/** What by which channel, as a table of boxes; saved as a whole. */
export function NotificationMatrix({ user, notification }: NotificationMatrixProps) {
  const text = useText()
  const { change } = useSettingsEdit(String(user.id))
  const { isAllowed } = useCan({ action: 'update', subject: 'User' })
  const [edited, setEdited] = useState(notification)
  const [start, setStart] = useState(notification)
  // What was saved, here or elsewhere, is where the next change begins.
  if (JSON.stringify(start) !== JSON.stringify(notification)) {
    setStart(notification)
    setEdited(notification)
  }
  const isDirty = JSON.stringify(edited) !== JSON.stringify(notification)
  const set = (kinds: readonly Kind[], channel: Channel, isOn: boolean) =>
    setEdited((now) => {
      const channels = { ...now.channels }
      for (const kind of kinds) channels[kind] = { ...channels[kind], [channel]: isOn }
      return { ...now, channels }
    })
  const save = () =>
    void change({
      edit: { notification: edited },
      update: (settings) => ({ ...settings, notification: edited }),
      done: () => text('userView.noticesSaved'),
      back: (now) => ({ notification: takenBack(notification, edited, now.notification) }),
    })
  const saveLabel = text('userView.save')
  return (
    <Card padding={0} isClipped>
      <LeaveGuard isDirty={isDirty} />
      <CardHeader
        title={text('userView.notices')}
        subtitle={text('userView.noticesLede', { name: user.fullName })}
      />
      <NotificationTable
        caption={text('userView.notices')}
        kindHeader={text('userView.notice')}
        kinds={ACCOUNT_NOTIFICATIONS}
        channels={ACCOUNT_CHANNELS}
        kindLabel={(kind) => text(`userView.notice.${kind}`)}
        channelLabel={(channel) => text(`account.channel.${channel}`)}
        controlLabel={(notice, channel) => text('account.noticeBy', { notice, channel })}
        isSelected={(kind, channel) => edited.channels[kind][channel]}
        isReadOnly={!isAllowed}
        onChange={set}
        all={{
          label: text('userView.allNotices'),
          controlLabel: (channel) => text('userView.allBy', { channel }),
        }}
      />
      <Box padding="cardPadding">
        <Stack gap={20}>
          <Box maxWidth={360}>
            <Select
              label={text('userView.when')}
              options={NOTIFICATION_TIMES.map((id) => ({ id, label: text(`userView.when.${id}`) }))}
              value={edited.when}
              isReadOnly={!isAllowed}
              onChange={(when) => when && setEdited({ ...edited, when })}
            />
          </Box>
          <Inline gap={12}>
            <Can action="update" subject="User" label={saveLabel}>
              {(isDisabled) => (
                <Button variant="solid" tone="primary" isDisabled={isDisabled || !isDirty} onPress={save}>
                  {saveLabel}
                </Button>
              )}
            </Can>
            {isDirty && <Button onPress={() => setEdited(notification)}>{text('userView.reset')}</Button>}
          </Inline>
        </Stack>
      </Box>
    </Card>
  )
}
