import { customerHref } from '../../../entities/customer/customer-href.ts'
import { href } from 'react-router-dom'
import { Avatar } from '@data1522/design-system/Avatar'
import { Chip } from '@data1522/design-system/Chip'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { OrderDetails } from '@data1522/mocks/contract/order-details'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { SideCard } from './SideCard.tsx'

interface CustomerCardProps {
  details: OrderDetails
  onEdit: () => void
}

/** Whose order it is, how to reach them for this one, and the ways to their account and their invoices. */
export function CustomerCard({ details, onEdit }: CustomerCardProps) {
  const text = useText()
  const { money, number } = useFormats()
  const { order, customer, contact } = details
  const phone = contact ? (
    <Link variant="inText" href={`tel:${contact.replaceAll(/[^\d+]/g, '')}`}>
      <Text as="bdi" weight="medium">
        {contact}
      </Text>
    </Link>
  ) : (
    text('order.noContact')
  )
  return (
    <SideCard
      title={text('order.customer')}
      of={order}
      edit={{ label: text('order.editContact'), onPress: onEdit }}
    >
      <Inline gap={12} isWrapping={false}>
        <Avatar name={order.customer} src={order.avatar} size={48} isDecorative />
        <Stack gap={0}>
          {customer ? (
            <Link href={customerHref(customer)}>{order.customer}</Link>
          ) : (
            <Text weight="semibold">{order.customer}</Text>
          )}
          {customer ? (
            <Text size="sm" ink="subtle" isNumeric>
              {text('order.customerNumber', { number: String(customer.customerId) })}
            </Text>
          ) : (
            <Chip size="small">{text('order.customerGone')}</Chip>
          )}
        </Stack>
      </Inline>
      <DescriptionList
        items={[
          ...(customer
            ? [
                { term: text('order.orders'), description: number(customer.order) },
                { term: text('order.spentSoFar'), description: money(customer.totalSpent) },
              ]
            : []),
          {
            term: text('order.email'),
            description: (
              <Link variant="inText" href={`mailto:${order.email}`}>
                <Text as="bdi" weight="medium">
                  {order.email}
                </Text>
              </Link>
            ),
          },
          { term: text('order.contact'), description: phone },
        ]}
      />
      <Link href={`${href('/apps/invoice/list')}?${new URLSearchParams({ q: order.customer })}`}>
        {text('order.invoices')}
      </Link>
    </SideCard>
  )
}
