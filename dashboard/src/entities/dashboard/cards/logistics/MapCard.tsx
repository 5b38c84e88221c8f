import { Box } from '@data1522/design-system/Box'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { RouteMap } from '@data1522/design-system/RouteMap'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { type FleetVehicle, NO_WARNINGS } from '@data1522/mocks/contract/logistics'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router-dom'
import { useText } from '../../../../core/i18n/useText.ts'
import { numberOf } from '../../../vehicle/vehicle-href.ts'
import { mapOf } from '../../../vehicle/vehicle-meta.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { onRouteVehiclesQuery } from '../../fleet-query.ts'
import { warningMeta } from './vehicle-states.ts'

/** Where the vehicles are, as a picture that leads to the map of the fleet. */
export function MapCard() {
  const text = useText()
  const query = useQuery(onRouteVehiclesQuery())
  const fleet = href('/apps/logistics/fleet')
  const warningOf = ({ warnings }: FleetVehicle) =>
    text(`logisticsDashboard.warning.${warningMeta[warnings].id}`)
  return (
    <PartCard
      query={query}
      seeAll={fleet}
      isEmpty={(vehicles) => vehicles.length === 0}
      emptyText={text('logisticsDashboard.noVehicles')}
      table={(vehicles) => [
        [
          text('logisticsDashboard.vehicle'),
          text('logisticsDashboard.near'),
          text('logisticsDashboard.warning'),
        ],
        ...vehicles.map((one) => [numberOf(one), one.near.city, warningOf(one)]),
      ]}
    >
      {(vehicles) => {
        const warned = vehicles.filter(({ warnings }) => warnings !== NO_WARNINGS).length
        return {
          description: warned > 0 ? text('logisticsDashboard.warned', { count: warned }) : undefined,
          actions: (
            <LinkButton href={fleet} size="small">
              {text('logisticsDashboard.openMap')}
            </LinkButton>
          ),
          children: (
            <Picture
              label={text('logisticsDashboard.map')}
              {...mapOf(vehicles, (one) => `${numberOf(one)} · ${warningOf(one)}`)}
            />
          ),
        }
      }}
    </PartCard>
  )
}

type PictureProps = ReturnType<typeof mapOf> & { label: string }

/** The map, whose coasts and borders are fetched once its place comes into view. */
function Picture(props: PictureProps) {
  const place = useRef<HTMLElement>(null)
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isSeen) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [isSeen])
  if (isSeen) return <RouteMap {...props} isInteractive={false} />
  return (
    <Box ref={place}>
      <Skeleton shape="block" height={240} />
    </Box>
  )
}
