import { Icon } from '@data1522/design-system/Icon'
import { IconBrandMastercard, IconBrandPaypal } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import type { Order } from '@data1522/mocks/contract/orders'
import { useText } from '../../core/i18n/useText.ts'
import { maskMethod } from './mask.ts'

/** What an order was paid with: a card by its last digits, PayPal by a mailbox that only its owner knows. */
export function PaymentMethod({ order }: { order: Pick<Order, 'method' | 'methodNumber' | 'email'> }) {
  const text = useText()
  const isCard = order.method === 'mastercard'
  return (
    <Inline gap={8} isWrapping={false}>
      <Icon of={isCard ? IconBrandMastercard : IconBrandPaypal} size={20} />
      <VisuallyHidden>{text(`orders.method.${order.method}`)}</VisuallyHidden>
      <Text as="bdi" size="sm" ink="muted" isNumeric isTruncated>
        {maskMethod(order)}
      </Text>
    </Inline>
  )
}
