import { Divider } from '@data1522/design-system/Divider'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { sumMoney } from '@data1522/mocks/contract/invoice-totals'
import type { OrderDetails } from '@data1522/mocks/contract/order-details'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'

interface LineProps {
  label: string
  amount: string
  /** Whether it is a sum of those above. @default false */
  isSum?: boolean
}

const Line = ({ label, amount, isSum = false }: LineProps) => (
  <Stack as="li" gap={12}>
    {isSum && <Divider />}
    <Inline justify="between" gap={16}>
      <Text as="span" weight={isSum ? 'strong' : 'regular'} ink={isSum ? 'ink' : 'muted'}>
        {label}
      </Text>
      <Text as="span" weight={isSum ? 'strong' : 'medium'} size={isSum ? 'lg' : 'md'} isNumeric>
        {amount}
      </Text>
    </Inline>
  </Stack>
)

/** What an order comes to, from the goods to what stays once money went back; the lines add up. */
export function OrderTotals({ details }: { details: OrderDetails }) {
  const text = useText()
  const { money } = useFormats()
  const { subtotal, discount, shipping, tax, total, order } = details
  return (
    <Stack as="ul" gap={12} aria-label={text('order.sums')}>
      <Line label={text('order.subtotal')} amount={money(subtotal)} />
      {discount > 0 && <Line label={text('order.discount')} amount={money(-discount)} />}
      <Line label={text('order.shipping')} amount={shipping > 0 ? money(shipping) : text('order.free')} />
      <Line label={text('order.tax')} amount={money(tax)} />
      <Line label={text('order.total')} amount={money(total)} isSum />
      {order.refunded > 0 && (
        <>
          <Line label={text('order.refundedSum')} amount={money(-order.refunded)} />
          <Line label={text('order.net')} amount={money(sumMoney([total, -order.refunded]))} isSum />
        </>
      )}
    </Stack>
  )
}
