import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { Text } from '@data1522/design-system/Text'
import { Timeline } from '@data1522/design-system/Timeline'
import { TimelineItem } from '@data1522/design-system/TimelineItem'
import { deliveryStateOf } from '@data1522/mocks/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { PartCard } from '../../../entities/dashboard/card/PartCard.tsx'
import { latestOrdersQuery } from '../../../entities/order/latest-orders-query.ts'
import { orderHref } from '../../../entities/order/order-href.ts'
import { placedAt } from '../../../entities/order/placed-at.ts'
import { statusNames, statusTones } from '../../../entities/order/status-meta.ts'

const ROWS = 5

/** What was ordered last, and how far it is. */
export function LatestOrdersCard() {
  const text = useText()
  const { dayAndTime, money } = useFormats()
  const query = useQuery(latestOrdersQuery(ROWS))
  return (
    <PartCard
      query={query}
      seeAll={href('/apps/ecommerce/order/list')}
      isEmpty={({ orders }) => orders.length === 0}
      emptyText={text('advancedCards.noOrders')}
      table={({ orders }) => [
        [
          text('dashboards.order'),
          text('dashboards.from'),
          text('advancedCards.customer'),
          text('advancedCards.status'),
          text('advancedCards.amount'),
        ],
        ...orders.map((order) => [
          order.number,
          `${order.date} ${order.time}`,
          order.customer,
          text(`orders.status.${statusNames[deliveryStateOf(order)]}`),
          order.spent,
        ]),
      ]}
    >
      {({ orders, total }) => ({
        description: text('advancedCards.newestOf', { count: total }),
        children: (
          <Timeline aria-label={text('advancedCards.latestOrders')}>
            {orders.map((order) => (
              <TimelineItem
                key={order.id}
                tone={statusTones[deliveryStateOf(order)]}
                time={text(`orders.status.${statusNames[deliveryStateOf(order)]}`)}
                title={
                  <Link href={orderHref(order)} variant="quiet">
                    {order.customer}
                  </Link>
                }
              >
                <Inline justify="between" gap={12}>
                  <Text size="sm" ink="subtle">
                    {dayAndTime(placedAt(order), 'UTC')}
                  </Text>
                  <Text as="span" size="sm" weight="medium" isNumeric>
                    {money(order.spent)}
                  </Text>
                </Inline>
              </TimelineItem>
            ))}
          </Timeline>
        ),
      })}
    </PartCard>
  )
}
