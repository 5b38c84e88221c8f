import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import type { OrderDetails } from '@data1522/mocks/contract/order-details'
import { useFormats } from '../../../app/intl/useFormats.ts'
import { OrderStatusChip } from '../../../app/orders/OrderStatusChip.tsx'
import { PaymentChip } from '../../../app/orders/PaymentChip.tsx'
import { placedAt } from '../placed-at.ts'

/** Where an order stands: its status, its payment, and when it was placed. */
export function OrderLede({ details }: { details: OrderDetails }) {
  const { dayAndTime } = useFormats()
  const { order } = details
  return (
    <Inline as="span" gap={8}>
      <PaymentChip order={order} />
      <OrderStatusChip status={order.status} />
      <Text as="time" ink="muted" dateTime={placedAt(order)}>
        {dayAndTime(placedAt(order))}
      </Text>
    </Inline>
  )
}
