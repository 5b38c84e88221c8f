import { orderHref } from '../../../entities/order/order-href.ts'
import type { DataColumn } from '@data1522/design-system/DataTable'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { Text } from '@data1522/design-system/Text'
import { deliveryStateOf, type Order } from '@data1522/mocks/contract/orders'
import type { Formats } from '../../../core/i18n/useFormats.ts'
import type { useText } from '../../../core/i18n/useText.ts'
import { OrderStatusChip } from '../../../entities/order/OrderStatusChip.tsx'
import { PaymentChip } from '../../../entities/order/PaymentChip.tsx'

interface Words extends Pick<Formats, 'money' | 'day'> {
  text: ReturnType<typeof useText>
}

/** The columns of a customer's orders. */
export const orderColumns = ({ text, money, day }: Words): DataColumn<Order>[] => [
  {
    id: 'order',
    header: text('customer.column.order'),
    isRowHeader: true,
    isSortable: true,
    cell: ({ order, number }) => (
      <Link variant="quiet" href={orderHref({ order })}>
        {text('orders.number', { number })}
      </Link>
    ),
  },
  {
    id: 'date',
    header: text('customer.column.date'),
    isSortable: true,
    cell: ({ date }) => day(date),
  },
  {
    id: 'payment',
    header: text('customer.column.payment'),
    cell: (order) => (
      <Inline>
        <PaymentChip order={order} />
      </Inline>
    ),
  },
  {
    id: 'status',
    header: text('customer.column.status'),
    isSortable: true,
    cardRole: 'status',
    cell: (order) => <OrderStatusChip state={deliveryStateOf(order)} />,
  },
  {
    id: 'spent',
    header: text('customer.column.spent'),
    isSortable: true,
    align: 'end',
    width: 136,
    cell: ({ spent }) => (
      <Text as="span" weight="medium" isNumeric>
        {money(spent)}
      </Text>
    ),
  },
]
