import { EmptyState } from '@data1522/design-system/EmptyState'
import { Button } from '@data1522/design-system/Button'
import { ExpansionGroup } from '@data1522/design-system/ExpansionGroup'
import { ExpansionPanel } from '@data1522/design-system/ExpansionPanel'
import { IconAlertTriangle, IconTruck } from '@data1522/design-system/icons'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { FleetVehicle } from '@data1522/mocks/contract/logistics'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { useArrival } from '../../../entities/vehicle/useArrival.ts'
import { numberOf } from '../../../entities/vehicle/vehicle-href.ts'
import { minutesLate, statusTones, warningOf } from '../../../entities/vehicle/vehicle-meta.ts'
import { VehicleDetails } from './VehicleDetails.tsx'

interface VehicleListProps {
  vehicles: readonly FleetVehicle[]
  /** When they were as they are shown, in milliseconds. */
  asOf: number
  chosen: string
  onChoose: (number: string) => void
  onReset: () => void
  actions: ReactNode
}

/** The vehicles in words; the one that is open is the one that the map shows. */
export function VehicleList({ vehicles, asOf, chosen, onChoose, onReset, actions }: VehicleListProps) {
  const text = useText()
  const arrival = useArrival()
  const open = useRef<HTMLDivElement>(null)
  // What was chosen on the map may stand beyond the edge of the list.
  // Browsers of late answer with a promise, which is no cleanup.
  useEffect(() => {
    open.current?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen])
  if (vehicles.length === 0)
    return (
      <EmptyState
        size="small"
        illustration="search"
        title={text('fleet.noneTitle')}
        actions={<Button onPress={onReset}>{text('fleet.showAll')}</Button>}
      >
        {text('fleet.noneText')}
      </EmptyState>
    )
  return (
    <ExpansionGroup
      variant="plain"
      level={2}
      openIds={[chosen]}
      onOpenChange={(ids) => onChoose(ids.at(-1) ?? '')}
    >
      {vehicles.map((vehicle) => {
        const warning = warningOf(vehicle)
        return (
          <ExpansionPanel
            key={vehicle.id}
            ref={numberOf(vehicle) === chosen ? open : undefined}
            id={numberOf(vehicle)}
            icon={warning ? IconAlertTriangle : IconTruck}
            title={numberOf(vehicle)}
            description={text('fleet.route', { from: vehicle.startCity, to: vehicle.endCity })}
            end={
              <Stack as="span" gap={0} align="end">
                <Text as="span" isNumeric>
                  {arrival(vehicle.eta, asOf)}
                </Text>
                <Text as="span" size="sm" tone={warning ? 'danger' : statusTones[vehicle.status]}>
                  {warning
                    ? text(`vehicles.warning.${warning}`)
                    : vehicle.status === 'late'
                      ? text('fleet.lateBy', { minutes: minutesLate(vehicle) })
                      : text(`vehicles.status.${vehicle.status}`)}
                </Text>
              </Stack>
            }
          >
            <VehicleDetails vehicle={vehicle} actions={actions} />
          </ExpansionPanel>
        )
      })}
    </ExpansionGroup>
  )
}
