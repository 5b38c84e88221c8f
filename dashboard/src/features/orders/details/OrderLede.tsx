import { Chip } from '@data1522/design-system/Chip'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import type { OrderDetails } from '@data1522/mocks/contract/order-details'
import { useFormats } from '../../../app/intl/useFormats.ts'
import { useText } from '../../../app/intl/useText.ts'
import { OrderStatusChip } from '../../../app/orders/OrderStatusChip.tsx'
import { PaymentChip } from '../../../app/orders/PaymentChip.tsx'
import { placedAt } from '../placed-at.ts'
import { refundStateOf } from './order-sums.ts'

/** Where an order stands: its status, its payment, and when it was placed. */
export function OrderLede({ details }: { details: OrderDetails }) {
  const text = useText()
  const { dayAndTime } = useFormats()
  const { order } = details
  const refunded = refundStateOf(details)
  return (
    <Inline as="span" gap={8}>
      <PaymentChip payment={order.payment} />
      {refunded && <Chip tone="info">{text(`order.${refunded}`)}</Chip>}
      <OrderStatusChip status={order.status} />
      <Text as="time" ink="muted" dateTime={placedAt(order)}>
        {dayAndTime(placedAt(order))}
      </Text>
    </Inline>
  )
}
