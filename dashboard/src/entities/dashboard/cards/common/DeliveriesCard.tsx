import { Badge } from '@data1522/design-system/Badge'
import { Divider } from '@data1522/design-system/Divider'
import { IconCircleCheck, IconMapPin } from '@data1522/design-system/icons'
import { Link } from '@data1522/design-system/Link'
import { Stack } from '@data1522/design-system/Stack'
import { Tabs } from '@data1522/design-system/Tabs'
import { Text } from '@data1522/design-system/Text'
import { Timeline } from '@data1522/design-system/Timeline'
import { TimelineItem } from '@data1522/design-system/TimelineItem'
import {
  DELIVERY_STATUSES,
  type DeliveryGroup,
  type DeliveryStage,
} from '@data1522/mocks/contract/dashboards'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { href } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { orderHref } from '../../../order/order-href.ts'
import { ecommerceQuery, type LoadedPart, logisticsQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'

/** The orders that are on their way, of the shop's dashboard. */
export const EcommerceDeliveriesCard = () => (
  <DeliveriesCard query={useQuery(ecommerceQuery('deliveries', useDashboard().days))} />
)

/** The same, of the dashboard of logistics. */
export const LogisticsDeliveriesCard = () => (
  <DeliveriesCard query={useQuery(logisticsQuery('deliveries', useDashboard().days))} />
)

/** The orders of a stage, as their list shows them. */
const ordersAt = (stage: DeliveryStage) =>
  `${href('/apps/ecommerce/order/list')}?${new URLSearchParams({ payment: 'sold', status: DELIVERY_STATUSES[stage] })}`

/** From where to where the newest orders go that are not delivered yet; each stage leads to all of its orders. */
function DeliveriesCard({ query }: { query: UseQueryResult<LoadedPart<DeliveryGroup[]>> }) {
  const text = useText()
  const [stage, setStage] = useState<DeliveryStage>('new')
  return (
    <PartCard
      query={query}
      asOf={({ view }) => view.asOf}
      seeAll={ordersAt(stage)}
      isEmpty={({ part }) => part.every(({ total }) => total === 0)}
      emptyText={text('dashboards.noDeliveries')}
      table={({ part }) => [
        [
          text('dashboards.order'),
          text('dashboards.stage'),
          text('dashboards.sender'),
          text('dashboards.receiver'),
        ],
        ...part.flatMap((group) =>
          group.deliveries.map(({ number, sender, receiver }) => [
            number,
            text(`dashboards.stage.${group.stage}`),
            `${sender.name}, ${sender.town}`,
            `${receiver.name}, ${receiver.town}`,
          ]),
        ),
      ]}
    >
      {({ part }) => ({
        description: text('dashboards.underWay', {
          count: part.reduce((total, group) => total + group.total, 0),
        }),
        children: (
          <Tabs
            label={text('dashboards.stage')}
            size="small"
            selectedId={stage}
            onSelectionChange={(id) => setStage(id as DeliveryStage)}
            items={part.map((group) => ({
              id: group.stage,
              label: text(`dashboards.stage.${group.stage}`),
              badge: <Badge count={group.total} label={text('dashboards.orders', { count: group.total })} />,
              content: () => <Ways {...group} />,
            }))}
          />
        ),
      })}
    </PartCard>
  )
}

function Ways({ stage, total, deliveries }: DeliveryGroup) {
  const text = useText()
  const { country } = useFormats()
  const placeOf = (place: { town: string; country: string }) =>
    [place.town, country(place.country)].filter(Boolean).join(text('dashboards.comma'))
  if (deliveries.length === 0) return <Text ink="subtle">{text('dashboards.noneOfStage')}</Text>
  return (
    <Stack gap={12}>
      {deliveries.map(({ order, number, sender, receiver }, index) => (
        <Fragment key={order}>
          {index > 0 && <Divider />}
          <Timeline aria-label={text('dashboards.wayOf', { number })}>
            <TimelineItem title={sender.name} icon={IconCircleCheck} tone="success" variant="soft">
              <Text size="sm" ink="subtle">
                {placeOf(sender)}
              </Text>
            </TimelineItem>
            <TimelineItem
              title={
                <Link href={orderHref({ order })} variant="quiet">
                  {receiver.name}
                </Link>
              }
              icon={IconMapPin}
              tone="primary"
              variant="soft"
            >
              <Text size="sm" ink="subtle">
                {placeOf(receiver)}
              </Text>
            </TimelineItem>
          </Timeline>
        </Fragment>
      ))}
      {total > deliveries.length && (
        <Link href={ordersAt(stage)}>{text('dashboards.allOfStage', { count: total })}</Link>
      )}
    </Stack>
  )
}
