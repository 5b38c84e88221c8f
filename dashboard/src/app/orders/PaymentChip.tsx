import { Chip } from '@data1522/design-system/Chip'
import type { OrderPayment } from '@data1522/mocks/contract/orders'
import { useText } from '../intl/useText.ts'
import { paymentLooks } from './looks.ts'

/** Whether an order is paid, as a dot and a word. */
export function PaymentChip({ payment }: { payment: OrderPayment }) {
  const text = useText()
  const { name, tone } = paymentLooks[payment]
  return (
    <Chip tone={tone} variant="outlined" hasDot>
      {text(`orders.payment.${name}`)}
    </Chip>
  )
}
