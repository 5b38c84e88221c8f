import { Box } from '@data1522/design-system/Box'
import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { MapLayout } from '@data1522/design-system/MapLayout'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { RouteMap } from '@data1522/design-system/RouteMap'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { ToggleButton } from '@data1522/design-system/ToggleButton'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { Alert } from '@data1522/design-system/Alert'
import { IconCurrentLocation } from '@data1522/design-system/icons'
import type { FleetVehicle } from '@data1522/mocks/contract/logistics'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { fleetQuery } from '../../../entities/vehicle/queries.ts'
import { numberOf } from '../../../entities/vehicle/vehicle-href.ts'
import { mapOf, warningOf } from '../../../entities/vehicle/vehicle-meta.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { FleetActions } from './FleetActions.tsx'
import { FleetFilters } from './FleetFilters.tsx'
import { useFleetView, vehiclesFor } from './useFleetView.ts'
import { VehicleList } from './VehicleList.tsx'
import { VehiclePopover } from './VehiclePopover.tsx'

/** Where the vehicles are, on a map and in words. */
export function Fleet() {
  const text = useText()
  const query = useQuery(fleetQuery())
  const { data, error } = query
  return (
    <Stack gap={16}>
      <PageHeader
        title={text('titles.fleet')}
        actions={
          data &&
          data.length > 0 && <FleetActions vehicles={data} asOf={error ? undefined : query.dataUpdatedAt} />
        }
      />
      <DocumentTitle title={text('titles.fleet')} />
      {data && data.length > 0 ? (
        <FleetMap vehicles={data} asOf={query.dataUpdatedAt} isStale={error !== null} />
      ) : (
        <Card>
          {error ? (
            <LoadFailure query={query} title={text('fleet.failed')} />
          ) : data ? (
            <EmptyState title={text('fleet.emptyTitle')}>{text('fleet.emptyText')}</EmptyState>
          ) : (
            <Skeleton shape="block" height={480} />
          )}
        </Card>
      )}
    </Stack>
  )
}

interface FleetMapProps {
  vehicles: readonly FleetVehicle[]
  /** When they were as they are shown, in milliseconds. */
  asOf: number
  isStale: boolean
}

function FleetMap({ vehicles, asOf, isStale }: FleetMapProps) {
  const text = useText()
  const [view, setView] = useFleetView()
  const [isFollowing, setFollowing] = useState(false)
  const shown = vehiclesFor(vehicles, view)
  const found = text('fleet.shown', { count: shown.length })
  const chosen = vehicles.find((vehicle) => numberOf(vehicle) === view.vehicle)
  const labelOf = (vehicle: FleetVehicle) => {
    const warning = warningOf(vehicle)
    const state = warning ? text(`vehicles.warning.${warning}`) : text(`vehicles.status.${vehicle.status}`)
    return `${numberOf(vehicle)} · ${state}`
  }
  const choose = (vehicle: string) => {
    setFollowing(false)
    setView({ vehicle })
  }
  const follow = (
    <ToggleButton
      icon={IconCurrentLocation}
      isSelected={isFollowing}
      onChange={setFollowing}
      size="small"
      isBlock
    >
      {text('fleet.follow')}
    </ToggleButton>
  )
  // Whoever is chosen stays on the map, also where a filter leaves it out of the list.
  const onMap = chosen && !shown.includes(chosen) ? [...shown, chosen] : shown
  return (
    <MapLayout
      panelLabel={text('fleet.list')}
      panel={
        <Box padding={12}>
          <Stack gap={12}>
            <FleetFilters vehicles={vehicles} view={view} onChange={setView} />
            {isStale && <Alert tone="warning">{text('fleet.stale')}</Alert>}
            {view.vehicle !== '' && !chosen && (
              <Alert tone="info" isLive>
                {text('fleet.gone', { name: view.vehicle })}
              </Alert>
            )}
            <Text size="sm" ink="muted">
              {found}
            </Text>
            <VisuallyHidden live="polite">{found}</VisuallyHidden>
            <VehicleList
              vehicles={shown}
              asOf={asOf}
              chosen={view.vehicle}
              onChoose={choose}
              onReset={() => setView({ q: '', status: null, warning: null })}
              actions={follow}
            />
          </Stack>
        </Box>
      }
    >
      <RouteMap
        label={text('fleet.map')}
        {...mapOf(onMap, labelOf)}
        selectedId={chosen ? view.vehicle : null}
        onSelectionChange={(number) => choose(number ?? '')}
        popover={chosen && <VehiclePopover vehicle={chosen} actions={follow} />}
        isFollowing={isFollowing}
        onFollowingChange={setFollowing}
      />
    </MapLayout>
  )
}
