import { Avatar } from '@data1522/design-system/Avatar'
import { Box } from '@data1522/design-system/Box'
import { Icon } from '@data1522/design-system/Icon'
import { Inline } from '@data1522/design-system/Inline'
import { LabeledProgress } from '@data1522/design-system/LabeledProgress'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { Timeline } from '@data1522/design-system/Timeline'
import { TimelineItem } from '@data1522/design-system/TimelineItem'
import { IconCheck, IconFlag, IconPhone, IconTruck } from '@data1522/design-system/icons'
import type { FleetVehicle } from '@data1522/mocks/contract/logistics'
import type { ReactNode } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'

/** How far a vehicle has come, who drives it and what is done of its delivery. */
export function VehicleDetails({ vehicle, actions }: { vehicle: FleetVehicle; actions: ReactNode }) {
  const text = useText()
  const { dayAndTime } = useFormats()
  const { driver, near, progress, timeline } = vehicle
  return (
    <Stack gap={16}>
      <LabeledProgress label={text('fleet.delivery')} value={progress} />
      <Inline gap={12} isWrapping={false}>
        {driver && <Avatar name={driver.fullName} src={driver.avatar} isDecorative />}
        <Box isFilling>
          <Text weight="semibold">{driver ? driver.fullName : text('fleet.noDriver')}</Text>
          {driver && (
            <Text size="sm" ink="muted">
              {text('fleet.driver')}
            </Text>
          )}
        </Box>
        {driver && (
          <LinkButton
            size="small"
            start={<Icon icon={IconPhone} size={16} />}
            href={`tel:${driver.contact.replaceAll(/[^\d+]/g, '')}`}
          >
            {text('fleet.call')}
          </LinkButton>
        )}
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
            {step !== 'arrived' && (
              <Text size="sm" ink="muted">
                {step === 'outForDelivery' ? text('fleet.near', { city: near.city }) : city}
              </Text>
            )}
          </TimelineItem>
        ))}
      </Timeline>
    </Stack>
  )
}
