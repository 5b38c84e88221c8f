import { href } from 'react-router-dom'
import { Avatar } from '@data1522/design-system/Avatar'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { Chip } from '@data1522/design-system/Chip'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Divider } from '@data1522/design-system/Divider'
import { Heading } from '@data1522/design-system/Heading'
import { IconWallet, IconShoppingCart } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { CustomerAccount } from '@data1522/mocks/contract/customer-accounts'
import type { CustomerDetail } from '@data1522/mocks/contract/customers'
import { CustomerTags } from '../../../entities/customer/CustomerTags.tsx'
import { Can } from '../../../core/auth/Can.tsx'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'

interface CustomerBioProps {
  customer: CustomerDetail
  /** On its way while it is not there. */
  account: CustomerAccount | undefined
  onEdit: () => void
}

/** Who the customer is, what they bought in all, how to reach them, and the way to their invoices. */
export function CustomerBio({ customer, account, onEdit }: CustomerBioProps) {
  const text = useText()
  const { money, number, country } = useFormats()
  const figures = [
    { id: 'orders', icon: IconShoppingCart, value: number(customer.order) },
    { id: 'spent', icon: IconWallet, value: money(customer.totalSpent) },
  ] as const
  const details = [
    {
      term: text('customer.username'),
      description: account ? (
        <Text as="bdi" weight="medium">
          {account.username}
        </Text>
      ) : (
        <Skeleton width={90} />
      ),
    },
    {
      term: text('customer.billingEmail'),
      description: (
        <Link variant="inText" href={`mailto:${customer.email}`}>
          <Text as="bdi" weight="medium">
            {customer.email}
          </Text>
        </Link>
      ),
    },
    {
      term: text('customer.contact'),
      description: customer.contact ? (
        <Link variant="inText" href={`tel:${customer.contact.replaceAll(/[^\d+]/g, '')}`}>
          <Text as="bdi" weight="medium">
            {customer.contact}
          </Text>
        </Link>
      ) : (
        text('customer.unknown')
      ),
    },
    { term: text('customers.column.country'), description: country(customer.country) },
    {
      term: text('customers.field.tags'),
      description:
        customer.tags.length > 0 ? <CustomerTags tags={customer.tags} isLinked /> : text('customer.unknown'),
    },
  ]
  return (
    <Card>
      <Stack gap={24}>
        <Stack gap={12} align="center" isTextCentered>
          <Avatar name={customer.customer} src={customer.avatar} size={96} isDecorative />
          <Heading level={2}>{customer.customer}</Heading>
          <Chip tone={customer.status === 'Active' ? 'success' : 'neutral'} hasDot>
            {text(`customer.status.${customer.status}`)}
          </Chip>
        </Stack>
        <Inline gap={32}>
          {figures.map(({ id, icon, value }) => (
            <Inline key={id} gap={12} isWrapping={false}>
              <IconTile icon={icon} tone="primary" />
              <Stack gap={0}>
                <Text size="lg" weight="strong" isNumeric>
                  {value}
                </Text>
                <Text size="sm" ink="subtle">
                  {text(`customer.figure.${id}`)}
                </Text>
              </Stack>
            </Inline>
          ))}
        </Inline>
        <Divider />
        <Stack gap={12}>
          <Heading level={3}>{text('customer.details')}</Heading>
          <DescriptionList items={details} />
          <Link href={`${href('/apps/invoice/list')}?${new URLSearchParams({ q: customer.customer })}`}>
            {text('customer.invoices')}
          </Link>
        </Stack>
        <Can action="update" subject="Customer" of={customer} label={text('customer.edit')}>
          {(isDisabled) => (
            <Button variant="solid" tone="primary" isBlock isDisabled={isDisabled} onPress={onEdit}>
              {text('customer.edit')}
            </Button>
          )}
        </Can>
      </Stack>
    </Card>
  )
}
