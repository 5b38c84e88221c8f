import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Checkbox } from '@data1522/design-system/Checkbox'
import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { Text } from '@data1522/design-system/Text'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { STORE_NOTIFICATIONS, type StoreNotifications } from '@data1522/mocks/contract/store-settings'
import { type FieldPath, useController } from 'react-hook-form'
import type { MessageId } from '../../../core/i18n/intl.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { anchorOf } from '../sections.ts'
import { channelNames, type NotificationGroup } from './groups.ts'

interface NotificationsCardProps {
  form: SchemaFormHandle<StoreNotifications, StoreNotifications>
  group: NotificationGroup
}

/** What one group of events is told by. */
export function NotificationsCard({ form, group }: NotificationsCardProps) {
  const text = useText()
  const title = text(`storeSettings.notifications.${group}`)
  const nameOf = (event: string) => text(`storeSettings.event.${event}` as MessageId)
  return (
    <Card as="section" aria-labelledby={anchorOf('notifications', group)} padding={0} isClipped>
      <CardHeader
        id={anchorOf('notifications', group)}
        title={title}
        subtitle={text(`storeSettings.notifications.${group}Lede`)}
      />
      <SimpleTable
        caption={title}
        isCaptionHidden
        isFlush
        size="small"
        rows={STORE_NOTIFICATIONS[group] as readonly string[]}
        rowId={(event) => event}
        columns={[
          {
            id: 'event',
            header: text('storeSettings.notifications.event'),
            cell: (event) => <Text weight="medium">{nameOf(event)}</Text>,
          },
          ...channelNames.map((channel) => ({
            id: channel,
            header: text(`storeSettings.channel.${channel}`),
            width: '24%',
            cell: (event: string) => (
              <Channel
                form={form}
                name={`${group}.${event}.${channel}` as FieldPath<StoreNotifications>}
                label={text('storeSettings.notifications.by', {
                  event: nameOf(event),
                  channel: text(`storeSettings.channel.${channel}`),
                })}
              />
            ),
          })),
        ]}
      />
    </Card>
  )
}

interface ChannelProps {
  form: NotificationsCardProps['form']
  name: FieldPath<StoreNotifications>
  label: string
}

/** Whether one event is told by one channel. */
function Channel({ form, name, label }: ChannelProps) {
  const {
    field: { ref, value, onChange },
  } = useController({ control: form.hook.control, name })
  return (
    <Checkbox
      ref={ref}
      aria-label={label}
      isSelected={Boolean(value)}
      onChange={(isSelected) => onChange(isSelected as never)}
    />
  )
}
