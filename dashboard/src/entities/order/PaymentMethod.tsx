import { Icon } from '@data1522/design-system/Icon'
import {
  IconBrandMastercard,
  IconBrandPaypal,
  IconBrandVisa,
  IconCash,
  IconCreditCard,
  IconGift,
} from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import type { Order, OrderMethod } from '@data1522/mocks/contract/orders'
import { useText } from '../../core/i18n/useText.ts'
import { maskMethod } from './mask.ts'

const icons = {
  mastercard: IconBrandMastercard,
  visa: IconBrandVisa,
  otherCard: IconCreditCard,
  paypalLogo: IconBrandPaypal,
  cashOnDelivery: IconCash,
  giftCard: IconGift,
} as const satisfies Record<OrderMethod, unknown>

/** What an order was paid with: a card by its last digits, PayPal by a mailbox that only its owner knows. */
export function PaymentMethod({ order }: { order: Pick<Order, 'method' | 'methodNumber' | 'email'> }) {
  const text = useText()
  const name = text(`orders.method.${order.method}`)
  const hidden = maskMethod(order)
  return (
    <Inline gap={8} isWrapping={false}>
      <Icon icon={icons[order.method]} size={20} />
      {hidden && <VisuallyHidden>{name}</VisuallyHidden>}
      <Text as="bdi" size="sm" ink="muted" isNumeric isTruncated>
        {hidden ?? name}
      </Text>
    </Inline>
  )
}
