import { Avatar } from '@data1522/design-system/Avatar'
import { Inline } from '@data1522/design-system/Inline'
import { LabeledProgress } from '@data1522/design-system/LabeledProgress'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { Timeline } from '@data1522/design-system/Timeline'
import { TimelineItem } from '@data1522/design-system/TimelineItem'
import { IconCheck, IconFlag, IconTruck } from '@data1522/design-system/icons'
import type { FleetVehicle } from '@data1522/mocks/contract/logistics'
import type { ReactNode } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'

/** How far a vehicle has come, who drives it and what is done of its delivery. */
export function VehicleDetails({ vehicle, actions }: { vehicle: FleetVehicle; actions: ReactNode }) {
  const text = useText()
  const { dayAndTime } = useFormats()
  const { driver, progress, timeline } = vehicle
  return (
    <Stack gap={16}>
      <LabeledProgress label={text('fleet.delivery')} value={progress} />
      <Inline gap={12} isWrapping={false}>
        {driver && <Avatar name={driver.fullName} src={driver.avatar} isDecorative />}
        <Stack gap={0}>
          <Text weight="semibold">{driver ? driver.fullName : text('fleet.noDriver')}</Text>
          {driver && (
            <Text size="sm" ink="muted">
              {text('fleet.driver')}
            </Text>
          )}
        </Stack>
      </Inline>
      {actions}
      <Timeline aria-label={text('fleet.timeline')}>
        {timeline.map(({ step, city, time, isDone }) => (
          <TimelineItem
            key={step}
            title={text(`fleet.step.${step}`, { city })}
            time={dayAndTime(time)}
            tone={isDone ? 'primary' : 'neutral'}
            variant={isDone ? 'solid' : 'outlined'}
            icon={step === 'arrived' ? IconFlag : step === 'outForDelivery' ? IconTruck : IconCheck}
          >
            <Text size="sm" ink="muted">
              {city}
            </Text>
          </TimelineItem>
        ))}
      </Timeline>
    </Stack>
  )
}
