import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { ConfirmDialog } from '@data1522/design-system/ConfirmDialog'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { SimpleTable } from '@data1522/design-system/SimpleTable'
import type { CustomerDevice } from '@data1522/mocks/contract/customer-accounts'
import { useId, useState } from 'react'
import { useCan } from '../../../core/auth/useCan.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useAccountChanges } from '../../../entities/customer/useAccountChanges.ts'

interface DevicesCardProps {
  id: string
  devices: readonly CustomerDevice[]
}

/** Keeps a short text in a narrow column on one line. */
const unbroken = (words: string) => words.replaceAll(' ', '\u00A0')

/** Where the customer is signed in, the latest first; each can be signed out, and all of them. */
export function DevicesCard({ id, devices }: DevicesCardProps) {
  const text = useText()
  const { dayAndTime } = useFormats()
  const titleId = useId()
  const { signOut } = useAccountChanges(id)
  const { isAllowed } = useCan({ action: 'update', subject: 'Customer' })
  const [asked, setAsked] = useState<{ devices: readonly CustomerDevice[]; isOpen: boolean }>({
    devices: [],
    isOpen: false,
  })
  const ask = (some: readonly CustomerDevice[]) => setAsked({ devices: some, isOpen: true })
  const words = { count: asked.devices.length, name: asked.devices[0]?.device ?? '' }
  return (
    <Card as="section" aria-labelledby={titleId} padding={0} isClipped>
      <CardHeader
        id={titleId}
        title={text('customer.devices')}
        actions={
          isAllowed &&
          devices.length > 1 && (
            <Button size="small" tone="danger" variant="soft" onPress={() => ask(devices)}>
              {text('customer.signOutAll')}
            </Button>
          )
        }
      />
      {devices.length === 0 ? (
        <EmptyState title={text('customer.noDevices')} size="small" level={3}>
          {text('customer.noDevicesText')}
        </EmptyState>
      ) : (
        <SimpleTable
          caption={text('customer.devices')}
          isCaptionHidden
          isFlush
          rows={devices}
          rowId={(device) => String(device.id)}
          columns={[
            { id: 'browser', header: text('customer.device.browser'), cell: ({ browser }) => browser },
            { id: 'device', header: text('customer.device.device'), cell: ({ device }) => device },
            { id: 'place', header: text('customer.device.place'), cell: ({ place }) => place },
            {
              id: 'time',
              header: text('customer.device.time'),
              cell: ({ time }) => unbroken(dayAndTime(time)),
            },
            ...(isAllowed
              ? [
                  {
                    id: 'actions',
                    header: text('customer.device.actions'),
                    cell: (device: CustomerDevice) => (
                      <Button
                        size="small"
                        variant="plain"
                        aria-label={text('customer.signOutOf', { name: device.device })}
                        onPress={() => ask([device])}
                      >
                        {unbroken(text('customer.signOut'))}
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      <ConfirmDialog
        isOpen={asked.isOpen}
        onOpenChange={(isOpen) => setAsked({ ...asked, isOpen })}
        tone="danger"
        title={text('customer.signOutTitle', words)}
        confirmLabel={text('customer.signOut')}
        cancelLabel={text('records.cancel')}
        onConfirm={async () => {
          await signOut(
            asked.devices.map((device) => device.id),
            () => text('customer.signedOut', words),
          )
        }}
      >
        {text('customer.signOutText')}
      </ConfirmDialog>
    </Card>
  )
}
