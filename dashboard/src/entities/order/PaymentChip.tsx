import { Chip } from '@data1522/design-system/Chip'
import { type Order, paymentStateOf } from '@data1522/mocks/contract/orders'
import { useText } from '../../core/i18n/useText.ts'
import { paymentTones } from './status-meta.ts'

/** Whether an order is paid, and whether money went back, as a dot and a word. */
export function PaymentChip({ order }: { order: Pick<Order, 'payment' | 'spent' | 'refunded'> }) {
  const text = useText()
  const state = paymentStateOf(order)
  return (
    <Chip tone={paymentTones[state]} variant="outlined" hasDot>
      {text(`orders.payment.${state}`)}
    </Chip>
  )
}
