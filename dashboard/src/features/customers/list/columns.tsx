import { Avatar } from '@data1522/design-system/Avatar'
import { Link } from '@data1522/design-system/Link'
import { Text } from '@data1522/design-system/Text'
import { TitleCell } from '@data1522/design-system/TitleCell'
import type { Customer } from '@data1522/mocks/contract/customers'
import type { ListColumn, ListTools } from '../../../shared/list/list-config.ts'
import { CountryLabel } from '../../../entities/customer/CountryLabel.tsx'
import { CustomerTags } from '../../../entities/customer/CustomerTags.tsx'
import { customerHref } from '../../../entities/customer/customer-href.ts'

/** The columns of the list. */
export const customerColumns = ({ text, formats }: ListTools): ListColumn<Customer>[] => [
  {
    id: 'customer',
    header: text('customers.column.customer'),
    value: ({ customer }) => customer,
    parts: [
      { header: text('customers.column.customer'), value: ({ customer }) => customer },
      { header: text('records.email'), value: ({ email }) => email },
    ],
    isRowHeader: true,
    isSortable: true,
    isHideable: false,
    width: 'fill',
    cell: (customer) => (
      <TitleCell
        start={<Avatar name={customer.customer} src={customer.avatar} size={36} isDecorative />}
        title={
          <Link variant="quiet" href={customerHref(customer)}>
            {customer.customer}
          </Link>
        }
        detail={customer.email}
      />
    ),
  },
  {
    id: 'customerId',
    header: text('customers.column.id'),
    value: ({ customerId }) => customerId,
    isSortable: true,
    width: 'min',
    cell: ({ customerId }) => (
      <Text as="span" isNumeric>
        {customerId}
      </Text>
    ),
  },
  {
    id: 'country',
    header: text('customers.column.country'),
    value: ({ country }) => formats.country(country),
    width: 172,
    isSortable: true,
    cell: (customer) => <CountryLabel customer={customer} />,
  },
  {
    id: 'tags',
    header: text('customers.field.tags'),
    value: ({ tags }) => tags.join(', '),
    cell: ({ tags }) => <CustomerTags tags={tags} />,
  },
  {
    id: 'orders',
    header: text('customers.column.orders'),
    value: ({ order }) => order,
    isSortable: true,
    align: 'end',
    width: 'min',
    cell: ({ order }) => formats.number(order),
  },
  {
    id: 'totalSpent',
    header: text('customers.column.spent'),
    value: ({ totalSpent }) => totalSpent,
    isMoney: true,
    isSortable: true,
    align: 'end',
    cell: ({ totalSpent }) => (
      <Text as="span" weight="medium" isNumeric>
        {formats.money(totalSpent)}
      </Text>
    ),
  },
]
