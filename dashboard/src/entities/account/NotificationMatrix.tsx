import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Inline } from '@data1522/design-system/Inline'
import { Select } from '@data1522/design-system/Select'
import { Stack } from '@data1522/design-system/Stack'
import { toasts } from '@data1522/design-system/toasts'
import {
  ACCOUNT_CHANNELS,
  ACCOUNT_NOTIFICATIONS,
  type AccountNotifications,
  NOTIFICATION_TIMES,
} from '@data1522/mocks/contract/account-settings'
import { useState } from 'react'
import type { Question } from '../../core/auth/decision.ts'
import { samePerson } from '../../core/auth/same-person.ts'
import { failureText } from '../../core/errors/failure-text.ts'
import { LeaveGuard } from '../../core/router/LeaveGuard.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { takenBack } from '../../core/mutations/taken-back.ts'
import { NotificationTable } from '../../shared/table/NotificationTable.tsx'
import { MayChange } from './MayChange.tsx'
import { useMayChange } from './useMayChange.ts'

type Kind = (typeof ACCOUNT_NOTIFICATIONS)[number]
type Channel = (typeof ACCOUNT_CHANNELS)[number]

interface NotificationMatrixProps {
  /** What changing it is a change of; nothing for one's own account, which nobody else has a say in. */
  subject?: Question['subject']
  title: string
  /** Who is told, in a sentence. */
  description: string
  notification: AccountNotifications
  /** Sends it, and throws where that fails: what was chosen stays then, and the failure is said here. */
  onSave: (edited: AccountNotifications) => Promise<unknown>
}

/** What by which channel, as a table of boxes; saved as a whole. */
export function NotificationMatrix({
  subject,
  title,
  description,
  notification,
  onSave,
}: NotificationMatrixProps) {
  const text = useText()
  const { isAllowed } = useMayChange(subject)
  const [isSaving, setSaving] = useState(false)
  const [edited, setEdited] = useState(notification)
  const [start, setStart] = useState(notification)
  // What was saved, here or elsewhere, is where the next change begins; what was not stays chosen.
  if (JSON.stringify(start) !== JSON.stringify(notification)) {
    setStart(notification)
    setEdited(takenBack(edited, start, notification))
  }
  const isDirty = JSON.stringify(edited) !== JSON.stringify(notification)
  const set = (kinds: readonly Kind[], channel: Channel, isOn: boolean) =>
    setEdited((now) => {
      const channels = { ...now.channels }
      for (const kind of kinds) channels[kind] = { ...channels[kind], [channel]: isOn }
      return { ...now, channels }
    })
  const save = async () => {
    const isSamePerson = samePerson()
    setSaving(true)
    try {
      await onSave(edited)
    } catch (error) {
      if (isSamePerson())
        toasts.show({
          tone: 'danger',
          title: () => text('records.failed'),
          description: () => failureText(error),
        })
    } finally {
      setSaving(false)
    }
  }
  const saveLabel = text('records.save')
  return (
    <Card padding={0} isClipped>
      <LeaveGuard isDirty={isDirty} />
      <CardHeader title={title} subtitle={description} />
      <NotificationTable
        caption={title}
        kindHeader={text('notices.notice')}
        kinds={ACCOUNT_NOTIFICATIONS}
        channels={ACCOUNT_CHANNELS}
        kindLabel={(kind) => text(`notices.notice.${kind}`)}
        channelLabel={(channel) => text(`account.channel.${channel}`)}
        controlLabel={(notice, channel) => text('account.noticeBy', { notice, channel })}
        isSelected={(kind, channel) => edited.channels[kind][channel]}
        isReadOnly={!isAllowed}
        onChange={set}
        all={{
          label: text('notices.all'),
          controlLabel: (channel) => text('notices.allBy', { channel }),
        }}
      />
      <Box padding="cardPadding">
        <Stack gap={20}>
          <Box maxWidth={360}>
            <Select
              label={text('notices.when')}
              options={NOTIFICATION_TIMES.map((id) => ({ id, label: text(`notices.when.${id}`) }))}
              value={edited.when}
              isReadOnly={!isAllowed}
              onChange={(when) => when && setEdited({ ...edited, when })}
            />
          </Box>
          <Inline gap={12}>
            <MayChange subject={subject} label={saveLabel}>
              {(isDisabled) => (
                <Button
                  variant="solid"
                  tone="primary"
                  isDisabled={isDisabled || !isDirty}
                  isPending={isSaving}
                  onPress={() => void save()}
                >
                  {saveLabel}
                </Button>
              )}
            </MayChange>
            {isDirty && <Button onPress={() => setEdited(notification)}>{text('notices.reset')}</Button>}
          </Inline>
        </Stack>
      </Box>
    </Card>
  )
}
