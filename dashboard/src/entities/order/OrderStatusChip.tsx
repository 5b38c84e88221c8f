import { Chip } from '@data1522/design-system/Chip'
import type { OrderStatus } from '@data1522/mocks/contract/orders'
import { useText } from '../../core/i18n/useText.ts'
import { statusNames, statusTones } from './status-meta.ts'

/** How far an order has come, in its colour. */
export function OrderStatusChip({ status }: { status: OrderStatus }) {
  const text = useText()
  return <Chip tone={statusTones[status]}>{text(`orders.status.${statusNames[status]}`)}</Chip>
}
