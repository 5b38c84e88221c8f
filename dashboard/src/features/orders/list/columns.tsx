import { Avatar } from '@data1522/design-system/Avatar'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { Text } from '@data1522/design-system/Text'
import { TitleCell } from '@data1522/design-system/TitleCell'
import { deliveryStateOf, type Order, paymentStateOf } from '@data1522/mocks/contract/orders'
import type { ListColumn, ListTools } from '../../../shared/list/list-config.ts'
import { OrderStatusChip } from '../../../entities/order/OrderStatusChip.tsx'
import { PaymentChip } from '../../../entities/order/PaymentChip.tsx'
import { PaymentMethod } from '../../../entities/order/PaymentMethod.tsx'
import { statusNames } from '../../../entities/order/status-meta.ts'
import { orderHref } from '../../../entities/order/order-href.ts'
import { placedAt } from '../../../entities/order/placed-at.ts'

/** The columns of the list. */
export const orderColumns = ({ text, formats }: ListTools): ListColumn<Order>[] => [
  {
    id: 'order',
    header: text('orders.column.order'),
    value: ({ number }) => number,
    isRowHeader: true,
    isSortable: true,
    isHideable: false,
    width: 104,
    cell: (order) => (
      <Link variant="quiet" href={orderHref(order)}>
        <Text as="bdi" weight="semibold" isNumeric>
          {order.number}
        </Text>
      </Link>
    ),
  },
  {
    id: 'date',
    header: text('orders.column.date'),
    value: ({ date }) => date,
    parts: [
      { header: text('orders.column.date'), value: ({ date }) => date },
      { header: text('orders.column.time'), value: ({ time }) => time },
    ],
    text: (order) => formats.dayAndTime(placedAt(order), 'UTC'),
    isSortable: true,
    width: 120,
    cell: (order) => (
      <TitleCell title={formats.day(order.date)} detail={formats.time(placedAt(order), 'UTC')} />
    ),
  },
  {
    id: 'customers',
    header: text('orders.column.customer'),
    value: ({ customer }) => customer,
    parts: [
      { header: text('orders.column.customer'), value: ({ customer }) => customer },
      { header: text('records.email'), value: ({ email }) => email },
    ],
    isSortable: true,
    width: 'fill',
    cell: ({ customer, avatar, email }) => (
      <TitleCell
        start={<Avatar name={customer} src={avatar} size={36} isDecorative />}
        title={customer}
        detail={email}
      />
    ),
  },
  {
    id: 'payment',
    header: text('orders.column.payment'),
    value: (order) => text(`orders.payment.${paymentStateOf(order)}`),
    width: 160,
    cell: (order) => (
      <Inline>
        <PaymentChip order={order} />
      </Inline>
    ),
  },
  {
    id: 'status',
    header: text('orders.column.status'),
    value: (order) => text(`orders.status.${statusNames[deliveryStateOf(order)]}`),
    isSortable: true,
    width: 140,
    cardRole: 'status',
    cell: (order) => <OrderStatusChip state={deliveryStateOf(order)} />,
  },
  {
    id: 'method',
    header: text('orders.column.method'),
    value: ({ method }) => text(`orders.method.${method}`),
    width: 112,
    cell: (order) => <PaymentMethod order={order} />,
  },
  {
    id: 'spent',
    header: text('orders.column.spent'),
    value: ({ spent }) => spent,
    isMoney: true,
    isSortable: true,
    align: 'end',
    width: 120,
    cell: ({ spent }) => (
      <Text as="span" weight="medium" isNumeric>
        {formats.money(spent)}
      </Text>
    ),
  },
]
