import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { ConfirmDialog } from '@data1522/design-system/ConfirmDialog'
import { EmptyState } from '@data1522/design-system/EmptyState'
import {
  IconDeviceDesktop,
  IconDeviceLaptop,
  IconDeviceMobile,
  IconDeviceTablet,
} from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { UserDevice } from '@data1522/mocks/contract/user-settings'
import { useState } from 'react'
import type { Question } from '../../core/auth/decision.ts'
import { unbroken } from '../../core/i18n/unbroken.ts'
import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'
import { TableCard } from '../../shared/table/TableCard.tsx'
import { MayChange } from './MayChange.tsx'

const icons = {
  desktop: IconDeviceDesktop,
  laptop: IconDeviceLaptop,
  tablet: IconDeviceTablet,
  phone: IconDeviceMobile,
} as const satisfies Record<UserDevice['kind'], unknown>

/** Somewhere an account is signed in, by its kind or its browser, whichever is known. */
export interface AccountDevice extends Pick<UserDevice, 'id' | 'name' | 'place' | 'time'> {
  readonly kind?: UserDevice['kind']
  readonly browser?: string
  /** Whether it is the one in use, which signs out by the menu at the top. @default false */
  readonly isCurrent?: boolean
}

interface DevicesCardProps {
  /** What signing out there is a change of; nothing for one's own account, which nobody else has a say in. */
  subject?: Question['subject']
  /** Whose account it is. */
  name: string
  devices: readonly AccountDevice[]
  /** Signs out of devices; `done` is what is said then. */
  onSignOut: (ids: number[], done: () => string) => Promise<unknown>
}

/** Where an account is signed in; signing out there cannot be taken back, so it asks. */
export function DevicesCard({ subject, name, devices, onSignOut }: DevicesCardProps) {
  const text = useText()
  const { dayAndTime } = useFormats()
  const [asked, setAsked] = useState<readonly AccountDevice[]>([])
  const [isAsking, setAsking] = useState(false)
  const confirmSignOut = (some: readonly AccountDevice[]) => {
    setAsked(some)
    setAsking(true)
  }
  const others = devices.filter(({ isCurrent }) => !isCurrent)
  const hasCurrent = others.length < devices.length
  const values = { count: asked.length, device: asked[0]?.name ?? '' }
  const signOut = () => {
    setAsking(false)
    void onSignOut(
      asked.map(({ id }) => id),
      () => text('account.signedOut', values),
    )
  }
  const hasBrowsers = devices.some(({ browser }) => browser !== undefined)
  return (
    <>
      <TableCard<AccountDevice>
        title={text('account.devices')}
        subtitle={text('account.devicesDescription')}
        actions={
          others.length > (hasCurrent ? 0 : 1) && (
            <MayChange subject={subject}>
              <Button size="small" tone="danger" variant="soft" onPress={() => confirmSignOut(others)}>
                {text(hasCurrent ? 'account.signOutOthers' : 'account.signOutAll')}
              </Button>
            </MayChange>
          )
        }
        rows={devices}
        rowId={({ id }) => String(id)}
        columns={[
          {
            id: 'device',
            header: text('account.device'),
            cell: (device) => <DeviceName device={device} />,
          },
          {
            id: 'kind',
            header: text(hasBrowsers ? 'account.browser' : 'account.deviceKind'),
            cell: ({ kind, browser }) => browser ?? (kind && text(`account.kindOf.${kind}`)),
          },
          { id: 'time', header: text('account.lastSeen'), cell: ({ time }) => unbroken(dayAndTime(time)) },
          {
            id: 'actions',
            header: text('account.actions'),
            isNumeric: true,
            cell: (device) =>
              device.isCurrent ? (
                <Text as="span" ink="subtle">
                  {unbroken(text('account.thisDevice'))}
                </Text>
              ) : (
                <MayChange subject={subject}>
                  <Button
                    size="small"
                    variant="plain"
                    tone="danger"
                    aria-label={text('account.signOutOf', { device: device.name })}
                    onPress={() => confirmSignOut([device])}
                  >
                    {unbroken(text('account.signOut'))}
                  </Button>
                </MayChange>
              ),
          },
        ]}
        empty={
          <EmptyState title={text('account.noDevices')} level={3} size="small">
            {text('account.noDevicesText')}
          </EmptyState>
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={text('account.signOutTitle', values)}
        confirmLabel={text('account.signOut')}
        cancelLabel={text('records.cancel')}
        tone="danger"
        onConfirm={signOut}
      >
        {text('account.signOutText', { name })}
      </ConfirmDialog>
    </>
  )
}

function DeviceName({ device: { kind, name, place } }: { device: AccountDevice }) {
  const text = useText()
  return (
    <Inline gap={12} isWrapping={false}>
      {kind && <IconTile icon={icons[kind]} />}
      <Box minWidth={130}>
        <Stack gap={0} align="start">
          <Text as="bdi" weight="medium">
            {name}
          </Text>
          <Text as="bdi" size="sm" ink="subtle">
            {place || text('account.placeUnknown')}
          </Text>
        </Stack>
      </Box>
    </Inline>
  )
}
