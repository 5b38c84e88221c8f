import { Chip } from '@data1522/design-system/Chip'
import { IconAlertTriangle } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { FleetVehicle } from '@data1522/mocks/contract/logistics'
import type { ReactNode } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { numberOf } from '../../../entities/vehicle/vehicle-href.ts'
import { statusTones, warningOf } from '../../../entities/vehicle/vehicle-meta.ts'

/** What one wants to know of a vehicle at a glance, beside it on the map. */
export function VehiclePopover({ vehicle, actions }: { vehicle: FleetVehicle; actions: ReactNode }) {
  const text = useText()
  const { dayAndTime } = useFormats()
  const warning = warningOf(vehicle)
  return (
    <Stack gap={12}>
      <Inline gap={8} justify="between">
        <Text as="bdi" weight="semibold">
          {numberOf(vehicle)}
        </Text>
        <Inline gap={8}>
          {warning && (
            <Chip tone="danger" icon={IconAlertTriangle}>
              {text(`vehicles.warning.${warning}`)}
            </Chip>
          )}
          <Chip tone={statusTones[vehicle.status]} hasDot>
            {text(`vehicles.status.${vehicle.status}`)}
          </Chip>
        </Inline>
      </Inline>
      <Stack gap={0}>
        <Text size="sm">{text('fleet.near', { city: vehicle.near.city })}</Text>
        <Text size="sm" ink="muted">
          {text('fleet.arrives', { time: dayAndTime(vehicle.eta) })}
        </Text>
      </Stack>
      {actions}
    </Stack>
  )
}
