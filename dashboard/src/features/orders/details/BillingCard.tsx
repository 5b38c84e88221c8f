import { Divider } from '@data1522/design-system/Divider'
import { Icon } from '@data1522/design-system/Icon'
import { IconButton } from '@data1522/design-system/IconButton'
import {
  IconBrandMastercard,
  IconBrandPaypal,
  IconBrandVisa,
  IconCash,
  IconCreditCard,
  IconGift,
  IconPencil,
} from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { OrderDetails } from '@data1522/mocks/contract/order-details'
import { Can } from '../../../core/auth/Can.tsx'
import { AddressLines } from '../../../entities/address/AddressLines.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { maskDigits } from '../../../entities/order/mask.ts'
import { SideCard } from './SideCard.tsx'

const brands = {
  mastercard: IconBrandMastercard,
  visa: IconBrandVisa,
  otherCard: IconCreditCard,
  paypal: IconBrandPaypal,
  cashOnDelivery: IconCash,
  giftCard: IconGift,
}

interface BillingCardProps {
  details: OrderDetails
  onEdit: (what: 'billing' | 'card') => void
}

/** Where the bill goes, and what it was paid with. */
export function BillingCard({ details, onEdit }: BillingCardProps) {
  const text = useText()
  const { brand, holder, lastDigits } = details.card
  return (
    <SideCard
      title={text('order.billingAddress')}
      of={details.order}
      edit={{ label: text('order.editBilling'), onPress: () => onEdit('billing') }}
    >
      <AddressLines address={details.billingAddress} />
      <Divider />
      <Inline gap={12} justify="between" isWrapping={false}>
        <Inline gap={12} isWrapping={false}>
          <Icon icon={brands[brand]} size={24} />
          <Stack gap={0}>
            <Text weight="medium">{text(`order.brand.${brand}`)}</Text>
            <Text size="sm" ink="subtle" isNumeric>
              <Text as="bdi">{lastDigits ? maskDigits(lastDigits) : holder}</Text>
            </Text>
          </Stack>
        </Inline>
        <Can action="update" subject="Order" of={details.order} label={text('order.editCard')}>
          {(isDisabled) => (
            <IconButton
              icon={IconPencil}
              size="small"
              label={text('order.editCard')}
              isDisabled={isDisabled}
              onPress={() => onEdit('card')}
            />
          )}
        </Can>
      </Inline>
    </SideCard>
  )
}
