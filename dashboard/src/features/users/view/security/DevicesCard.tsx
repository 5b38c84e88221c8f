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
import { signOutUserDevices, type UserDevice } from '@data1522/mocks/contract/user-settings'
import type { UserDetail } from '@data1522/mocks/contract/users'
import { useState } from 'react'
import { call } from '../../../../core/api/client.ts'
import { Can } from '../../../../core/auth/Can.tsx'
import { useChange } from '../../../../core/mutations/useChange.ts'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { usersKey } from '../../../../entities/user/user-lists.ts'
import { TableCard } from '../account/TableCard.tsx'
import { unbroken } from '../account/unbroken.ts'

const icons = {
  desktop: IconDeviceDesktop,
  laptop: IconDeviceLaptop,
  tablet: IconDeviceTablet,
  phone: IconDeviceMobile,
} as const satisfies Record<UserDevice['kind'], unknown>

interface DevicesCardProps {
  user: UserDetail
  devices: readonly UserDevice[]
}

/** Where the user is signed in; signing out there cannot be taken back, so it asks. */
export function DevicesCard({ user, devices }: DevicesCardProps) {
  const text = useText()
  const { dayAndTime } = useFormats()
  const change = useChange(usersKey)
  const [asked, setAsked] = useState<readonly UserDevice[]>([])
  const [isAsking, setAsking] = useState(false)
  const ask = (some: readonly UserDevice[]) => {
    setAsked(some)
    setAsking(true)
  }
  const signOut = async () => {
    setAsking(false)
    await change({
      mutationFn: () =>
        call(signOutUserDevices, { params: { id: user.id }, body: { ids: asked.map(({ id }) => id) } }),
      successMessage: () => text('userView.signedOut', { count: asked.length, device: asked[0]?.name ?? '' }),
    })
  }
  return (
    <>
      <TableCard<UserDevice>
        title={text('userView.devices')}
        subtitle={text('userView.devicesLede')}
        actions={
          devices.length > 1 && (
            <Can action="update" subject="User">
              <Button size="small" tone="danger" variant="soft" onPress={() => ask(devices)}>
                {text('userView.signOutAll')}
              </Button>
            </Can>
          )
        }
        rows={devices}
        rowId={({ id }) => String(id)}
        columns={[
          {
            id: 'device',
            header: text('userView.device'),
            cell: ({ name, kind, place }) => (
              <Inline gap={12} isWrapping={false}>
                <IconTile icon={icons[kind]} />
                <Box minWidth={130}>
                  <Stack gap={0} align="start">
                    <Text as="bdi" weight="medium">
                      {name}
                    </Text>
                    <Text as="bdi" size="sm" ink="subtle">
                      {place || text('userView.placeUnknown')}
                    </Text>
                  </Stack>
                </Box>
              </Inline>
            ),
          },
          {
            id: 'kind',
            header: text('userView.deviceKind'),
            cell: ({ kind }) => text(`userView.kindOf.${kind}`),
          },
          { id: 'time', header: text('userView.lastSeen'), cell: ({ time }) => unbroken(dayAndTime(time)) },
          {
            id: 'actions',
            header: text('userView.actions'),
            isNumeric: true,
            cell: (device) => (
              <Can action="update" subject="User">
                <Button
                  size="small"
                  variant="plain"
                  tone="danger"
                  aria-label={text('userView.signOutOf', { device: device.name })}
                  onPress={() => ask([device])}
                >
                  {text('userView.signOut')}
                </Button>
              </Can>
            ),
          },
        ]}
        empty={
          <EmptyState title={text('userView.noDevices')} level={3} size="small">
            {text('userView.noDevicesText')}
          </EmptyState>
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={text('userView.signOutTitle', { count: asked.length, device: asked[0]?.name ?? '' })}
        confirmLabel={text('userView.signOut')}
        cancelLabel={text('records.cancel')}
        tone="danger"
        onConfirm={() => void signOut()}
      >
        {text('userView.signOutText', { name: user.fullName })}
      </ConfirmDialog>
    </>
  )
}
