import { href } from 'react-router-dom'
import type { DataColumn } from '@data1522/design-system/DataTable'
import { Image } from '@data1522/design-system/Image'
import { Link } from '@data1522/design-system/Link'
import { Text } from '@data1522/design-system/Text'
import { TitleCell } from '@data1522/design-system/TitleCell'
import type { OrderDetails, OrderItem } from '@data1522/mocks/contract/order-details'
import { countPieces } from '@data1522/mocks/contract/order-pieces'
import type { Formats } from '../../../core/i18n/useFormats.ts'
import type { useText } from '../../../core/i18n/useText.ts'
import { ReducedPrice } from '../../../shared/table/ReducedPrice.tsx'

interface Words extends Pick<Formats, 'money' | 'number'> {
  text: ReturnType<typeof useText>
}

/** The columns of what was bought; a line says how many of its pieces have gone out or were given back. */
export function itemColumns(details: OrderDetails, { text, money, number }: Words): DataColumn<OrderItem>[] {
  const sent = countPieces(details.parcels)
  const refunded = countPieces(details.refunds)
  const noteOf = ({ id, options }: OrderItem) =>
    [
      ...options.map(({ option, value }) => text('order.option', { option, value })),
      ...(sent.has(id) ? [text('order.piecesSent', { count: sent.get(id)! })] : []),
      ...(refunded.has(id) ? [text('order.piecesRefunded', { count: refunded.get(id)! })] : []),
    ].join(' · ')
  return [
    {
      id: 'product',
      header: text('order.product'),
      isRowHeader: true,
      width: 'fill',
      cell: (item) => (
        <TitleCell
          start={<Image src={item.image} isDecorative ratio="1 / 1" width={44} />}
          title={
            <Link
              variant="quiet"
              href={`${href('/apps/ecommerce/product/list')}?${new URLSearchParams({ q: item.name })}`}
            >
              {item.name}
            </Link>
          }
          detail={noteOf(item)}
        />
      ),
    },
    {
      id: 'price',
      header: text('order.price'),
      width: 124,
      align: 'end',
      cell: ({ price, before }) => <ReducedPrice price={price} before={before} />,
    },
    {
      id: 'quantity',
      header: text('order.quantity'),
      width: 88,
      align: 'end',
      cell: ({ quantity }) => number(quantity),
    },
    {
      id: 'total',
      header: text('order.total'),
      width: 140,
      align: 'end',
      cardRole: 'status',
      cell: ({ total }) => (
        <Text as="span" weight="medium" isNumeric>
          {money(total)}
        </Text>
      ),
    },
  ]
}
