import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import type { OrderDetails } from '@data1522/mocks/contract/order-details'
import { deliveryStateOf } from '@data1522/mocks/contract/orders'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { OrderStatusChip } from '../../../entities/order/OrderStatusChip.tsx'
import { PaymentChip } from '../../../entities/order/PaymentChip.tsx'
import { placedAt } from '../../../entities/order/placed-at.ts'
import { useStoreTimesNote } from '../../../entities/order/useStoreTimesNote.ts'

/** Where an order stands: its status, its payment, and when it was placed. */
export function OrderDescription({ details }: { details: OrderDetails }) {
  const { dayAndTime } = useFormats()
  const note = useStoreTimesNote()
  const { order } = details
  return (
    <Inline as="span" gap={8}>
      <PaymentChip order={order} />
      <OrderStatusChip state={deliveryStateOf(order)} />
      <Text as="time" ink="muted" dateTime={`${order.date}T${order.time}`}>
        {dayAndTime(placedAt(order), 'UTC')}
      </Text>
      {note && (
        <Text as="span" size="sm" ink="subtle">
          {note}
        </Text>
      )}
    </Inline>
  )
}
