import { Box } from '@data1522/design-system/Box'
import { Chip } from '@data1522/design-system/Chip'
import { IconTruck } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Meter } from '@data1522/design-system/Meter'
import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { Text } from '@data1522/design-system/Text'
import { type FleetVehicle, NO_WARNINGS } from '@data1522/mocks/contract/logistics'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useArrival } from '../../../vehicle/useArrival.ts'
import { numberOf as nameOf, vehicleHref } from '../../../vehicle/vehicle-href.ts'
import { byUrgency } from '../../../vehicle/vehicle-meta.ts'
import { onRouteVehiclesQuery } from '../../fleet-query.ts'
import { CardPages } from '../../card/CardPages.tsx'
import { PartCard } from '../../card/PartCard.tsx'
import { warningMeta } from './vehicle-states.ts'

const ROWS = 5

/** The vehicles on the road, those that need a look first. */
export function VehiclesCard() {
  const text = useText()
  const { percent } = useFormats()
  const arrival = useArrival()
  const [page, setPage] = useState(1)
  const query = useQuery(onRouteVehiclesQuery())
  const fleet = href('/apps/logistics/fleet')
  const warningOf = ({ warnings }: FleetVehicle) =>
    text(`logisticsDashboard.warning.${warningMeta[warnings].id}`)
  return (
    <PartCard
      query={query}
      isFlush
      seeAll={fleet}
      isEmpty={(vehicles) => vehicles.length === 0}
      emptyText={text('logisticsDashboard.noVehicles')}
      table={(vehicles) => [
        [
          text('logisticsDashboard.vehicle'),
          text('logisticsDashboard.start'),
          text('logisticsDashboard.end'),
          text('logisticsDashboard.warning'),
          text('logisticsDashboard.arrives'),
          text('logisticsDashboard.progress'),
        ],
        ...vehicles
          .toSorted(byUrgency)
          .map((one) => [
            nameOf(one),
            one.startCity,
            one.endCity,
            warningOf(one),
            new Date(one.eta),
            one.progress / 100,
          ]),
      ]}
    >
      {(vehicles) => {
        const warned = vehicles.filter(({ warnings }) => warnings !== NO_WARNINGS).length
        const last = Math.ceil(vehicles.length / ROWS)
        const shown = Math.min(page, last)
        const rows = vehicles.toSorted(byUrgency).slice((shown - 1) * ROWS, shown * ROWS)
        return {
          description: warned > 0 ? text('logisticsDashboard.warned', { count: warned }) : undefined,
          actions: (
            <>
              <CardPages
                page={shown}
                size={ROWS}
                count={rows.length}
                total={vehicles.length}
                onChange={setPage}
              />
              <LinkButton href={fleet} size="small">
                {text('logisticsDashboard.openFleet')}
              </LinkButton>
            </>
          ),
          children: (
            <SimpleTable
              caption={text('logisticsDashboard.vehicles')}
              isCaptionHidden
              isFlush
              rows={rows}
              rowId={({ id }) => String(id)}
              columns={[
                {
                  id: 'vehicle',
                  header: text('logisticsDashboard.vehicle'),
                  width: 180,
                  cell: (one) => (
                    <Inline gap={12} isWrapping={false}>
                      <IconTile icon={IconTruck} size={34} />
                      <Box minWidth={96}>
                        <Link href={vehicleHref(one)}>
                          <Text as="bdi" isNumeric>
                            {nameOf(one)}
                          </Text>
                        </Link>
                      </Box>
                    </Inline>
                  ),
                },
                { id: 'start', header: text('logisticsDashboard.start'), cell: ({ startCity }) => startCity },
                { id: 'end', header: text('logisticsDashboard.end'), cell: ({ endCity }) => endCity },
                {
                  id: 'warning',
                  header: text('logisticsDashboard.warning'),
                  cell: (one) => (
                    <Chip tone={warningMeta[one.warnings].tone} hasDot>
                      {warningOf(one)}
                    </Chip>
                  ),
                },
                {
                  id: 'arrives',
                  header: text('logisticsDashboard.arrives'),
                  isNumeric: true,
                  cell: ({ eta }) => arrival(eta, query.dataUpdatedAt),
                },
                {
                  id: 'progress',
                  header: text('logisticsDashboard.progress'),
                  width: '26%',
                  cell: (one) => (
                    <Inline gap={12} isWrapping={false}>
                      <Box isFilling minWidth={80}>
                        <Meter
                          label={text('logisticsDashboard.progressOf', { name: nameOf(one) })}
                          value={one.progress}
                          valueText={percent(one.progress / 100)}
                          tone="primary"
                          isBare
                        />
                      </Box>
                      <Text as="span" isNumeric>
                        {percent(one.progress / 100)}
                      </Text>
                    </Inline>
                  ),
                },
              ]}
            />
          ),
        }
      }}
    </PartCard>
  )
}
