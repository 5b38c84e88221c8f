import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import {
  CUSTOMER_CHANNELS,
  CUSTOMER_NOTIFICATIONS,
  type CustomerAccount,
  type CustomerChannel,
  type CustomerNotification,
} from '@data1522/mocks/contract/customer-accounts'
import { useId } from 'react'
import { useCan } from '../../../core/auth/useCan.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useAccountChanges } from '../../../entities/customer/useAccountChanges.ts'
import { NotificationTable } from '../../../shared/table/NotificationTable.tsx'
import { AccountPart } from './AccountPart.tsx'

/** What the customer is told about, and how; each switch is saved at once. */
export const NotificationsTab = ({ id }: { id: string }) => (
  <AccountPart id={id}>{(account) => <NotificationsCard id={id} account={account} />}</AccountPart>
)

function NotificationsCard({ id, account }: { id: string; account: CustomerAccount }) {
  const text = useText()
  const titleId = useId()
  const { apply } = useAccountChanges(id)
  const { isAllowed } = useCan({ action: 'update', subject: 'Customer' })
  const { notifications } = account
  const set = (kinds: readonly CustomerNotification[], channel: CustomerChannel, isOn: boolean) => {
    const changed = kinds.map((kind) => [kind, { ...notifications[kind], [channel]: isOn }])
    void apply({ notifications: { ...notifications, ...Object.fromEntries(changed) } }, { notifications })
  }
  return (
    <Card as="section" aria-labelledby={titleId} padding={0} isClipped>
      <CardHeader
        id={titleId}
        title={text('customer.notifications')}
        subtitle={text('customer.notificationsText')}
      />
      <NotificationTable
        caption={text('customer.notifications')}
        kindHeader={text('customer.kind')}
        kinds={CUSTOMER_NOTIFICATIONS}
        channels={CUSTOMER_CHANNELS}
        kindLabel={(kind) => text(`customer.kind.${kind}`)}
        channelLabel={(channel) => text(`account.channel.${channel}`)}
        controlLabel={(notice, channel) => text('account.noticeBy', { notice, channel })}
        isSelected={(kind, channel) => notifications[kind][channel]}
        isReadOnly={!isAllowed}
        isInstant
        onChange={set}
      />
    </Card>
  )
}
