import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { STORE_NOTIFICATIONS, type StoreNotifications } from '@data1522/mocks/contract/store-settings'
import { type FieldPath, useWatch } from 'react-hook-form'
import type { MessageId } from '../../../core/i18n/intl.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { NotificationTable } from '../../../shared/table/NotificationTable.tsx'
import { anchorOf } from '../sections.ts'
import { type ChannelName, channelNames, type NotificationGroup } from './groups.ts'

interface NotificationsCardProps {
  form: SchemaFormHandle<StoreNotifications, StoreNotifications>
  group: NotificationGroup
}

/** What one group of events is told by. */
export function NotificationsCard({ form, group }: NotificationsCardProps) {
  const text = useText()
  const title = text(`storeSettings.notifications.${group}`)
  const channelsOf: Readonly<Record<string, Record<ChannelName, boolean>>> = useWatch({
    control: form.hook.control,
    name: group,
  })
  return (
    <Card as="section" aria-labelledby={anchorOf('notifications', group)} padding={0} isClipped>
      <CardHeader
        id={anchorOf('notifications', group)}
        title={title}
        subtitle={text(`storeSettings.notifications.${group}Description`)}
      />
      <NotificationTable
        caption={title}
        size="small"
        kindHeader={text('storeSettings.notifications.event')}
        kinds={STORE_NOTIFICATIONS[group] as readonly string[]}
        channels={channelNames}
        channelWidth="24%"
        kindLabel={(event) => text(`storeSettings.event.${event}` as MessageId)}
        channelLabel={(channel) => text(`storeSettings.channel.${channel}`)}
        controlLabel={(event, channel) => text('storeSettings.notifications.by', { event, channel })}
        isSelected={(event, channel) => channelsOf[event]![channel]}
        onChange={([event], channel, isOn) =>
          form.hook.setValue(`${group}.${event}.${channel}` as FieldPath<StoreNotifications>, isOn as never, {
            shouldDirty: true,
          })
        }
      />
    </Card>
  )
}
