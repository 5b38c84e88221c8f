import { Chip } from '@data1522/design-system/Chip'
import type { OrderDeliveryState } from '@data1522/mocks/contract/orders'
import { useText } from '../../core/i18n/useText.ts'
import { statusNames, statusTones } from './status-meta.ts'

/** Where the goods of an order are, in its colour. */
export function OrderStatusChip({ state }: { state: OrderDeliveryState }) {
  const text = useText()
  return <Chip tone={statusTones[state]}>{text(`orders.status.${statusNames[state]}`)}</Chip>
}
