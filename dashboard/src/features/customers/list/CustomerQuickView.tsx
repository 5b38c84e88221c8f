import { Avatar } from '@data1522/design-system/Avatar'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Link } from '@data1522/design-system/Link'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { Customer } from '@data1522/mocks/contract/customers'
import { CustomerTags } from '../../../entities/customer/CustomerTags.tsx'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'

/** A customer in short, beside the list. */
export function CustomerQuickView({ row: customer }: { row: Customer }) {
  const text = useText()
  const { money, number, country } = useFormats()
  return (
    <Stack gap={24}>
      <Stack gap={12} align="center">
        <Avatar name={customer.customer} src={customer.avatar} size={96} isDecorative />
      </Stack>
      <DescriptionList
        items={[
          {
            term: text('customers.field.email'),
            description: (
              <Link href={`mailto:${customer.email}`}>
                <Text as="bdi">{customer.email}</Text>
              </Link>
            ),
          },
          { term: text('customers.column.id'), description: String(customer.customerId) },
          { term: text('customers.column.country'), description: country(customer.country) },
          ...(customer.tags.length > 0
            ? [
                {
                  term: text('customers.field.tags'),
                  description: <CustomerTags tags={customer.tags} isLinked />,
                },
              ]
            : []),
          { term: text('customers.column.orders'), description: number(customer.order) },
          { term: text('customers.column.spent'), description: money(customer.totalSpent) },
        ]}
      />
    </Stack>
  )
}
