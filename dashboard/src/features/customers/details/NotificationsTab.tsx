import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { Switch } from '@data1522/design-system/Switch'
import {
  CUSTOMER_CHANNELS,
  CUSTOMER_NOTIFICATIONS,
  type CustomerAccount,
} from '@data1522/mocks/contract/customer-accounts'
import { useId } from 'react'
import { useCan } from '../../../core/auth/useCan.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useAccountChanges } from '../../../entities/customer/useAccountChanges.ts'
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
  return (
    <Card as="section" aria-labelledby={titleId} padding={0} isClipped>
      <CardHeader
        id={titleId}
        title={text('customer.notifications')}
        subtitle={text('customer.notificationsText')}
      />
      <SimpleTable
        caption={text('customer.notifications')}
        isCaptionHidden
        isFlush
        rows={CUSTOMER_NOTIFICATIONS.map((kind) => ({ kind }))}
        rowId={({ kind }) => kind}
        columns={[
          {
            id: 'kind',
            header: text('customer.kind'),
            cell: ({ kind }) => text(`customer.kind.${kind}`),
          },
          ...CUSTOMER_CHANNELS.map((channel) => ({
            id: channel,
            header: text(`customer.channel.${channel}`),
            cell: ({ kind }: { kind: (typeof CUSTOMER_NOTIFICATIONS)[number] }) => (
              <Switch
                aria-label={text('customer.tellBy', {
                  kind: text(`customer.kind.${kind}`),
                  channel: text(`customer.channel.${channel}`),
                })}
                isReadOnly={!isAllowed}
                isSelected={notifications[kind][channel]}
                onChange={(isOn) =>
                  void apply(
                    {
                      notifications: {
                        ...notifications,
                        [kind]: { ...notifications[kind], [channel]: isOn },
                      },
                    },
                    { notifications },
                  )
                }
              />
            ),
          })),
        ]}
      />
    </Card>
  )
}
