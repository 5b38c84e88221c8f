import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Stack } from '@data1522/design-system/Stack'
import { Timeline } from '@data1522/design-system/Timeline'
import type { OrderDetails } from '@data1522/mocks/contract/order-details'
import { ORDER_STATUSES } from '@data1522/mocks/contract/orders'
import { useId, useState } from 'react'
import { Can } from '../../../core/auth/Can.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { statusNames } from '../../../entities/order/status-meta.ts'
import { useOrderChanges } from '../../../entities/order/useOrderChanges.ts'
import { historyOf } from './history.ts'
import { RefundEvent, StepEvent } from './HistoryEvents.tsx'

/** Where the goods are: the steps taken with their times, the parcels and refunds, and the steps to come. */
export function DeliveryCard({ details }: { details: OrderDetails }) {
  const text = useText()
  const titleId = useId()
  const { order, parcels } = details
  const changes = useOrderChanges(order.order)
  const [isPending, setPending] = useState(false)
  const place = ORDER_STATUSES.indexOf(order.status)
  // The first step is made by sending the goods.
  const next = place > 0 ? ORDER_STATUSES[place + 1] : undefined
  const label = next && text('order.markAs', { status: text(`orders.status.${statusNames[next]}`) })
  const advance = async () => {
    setPending(true)
    await changes.setStatus(next!, order.status)
    setPending(false)
  }
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={20}>
        <CardHeader
          id={titleId}
          title={text('order.delivery')}
          actions={
            label && (
              <Can action="update" subject="Order" of={order} label={label}>
                {(isDisabled) => (
                  <Button
                    size="small"
                    isDisabled={isDisabled}
                    isPending={isPending}
                    onPress={() => void advance()}
                  >
                    {label}
                  </Button>
                )}
              </Can>
            )
          }
        />
        <Timeline aria-labelledby={titleId}>
          {historyOf(details).map((entry) =>
            entry.kind === 'refund' ? (
              <RefundEvent key={`refund ${entry.refund.id}`} {...entry} />
            ) : (
              <StepEvent key={entry.step.event} step={entry.step} parcels={parcels} />
            ),
          )}
        </Timeline>
      </Stack>
    </Card>
  )
}
