import { customerHref } from '../../../entities/customer/customer-href.ts'
import { Avatar } from '@data1522/design-system/Avatar'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Image } from '@data1522/design-system/Image'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { deliveryStateOf, type Order } from '@data1522/mocks/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { OrderStatusChip } from '../../../entities/order/OrderStatusChip.tsx'
import { PaymentChip } from '../../../entities/order/PaymentChip.tsx'
import { maskMethod } from '../../../entities/order/mask.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { placedAt } from '../../../entities/order/placed-at.ts'
import { orderQuery } from '../../../entities/order/queries.ts'

/** An order in short, beside the list: whose it is, what is in it, what it comes to. */
export function OrderQuickView({ row: order }: { row: Order }) {
  const text = useText()
  const { money, dayAndTime, number } = useFormats()
  const query = useQuery(orderQuery(String(order.order)))
  const { data, isError } = query
  return (
    <Stack gap={24}>
      <Inline gap={12} isWrapping={false}>
        <Avatar name={order.customer} src={order.avatar} size={48} isDecorative />
        <Stack gap={4}>
          {data?.customer ? (
            <Link href={customerHref(data.customer)}>{order.customer}</Link>
          ) : (
            <Text weight="semibold">{order.customer}</Text>
          )}
          <Link href={`mailto:${order.email}`}>
            <Text as="bdi">{order.email}</Text>
          </Link>
        </Stack>
      </Inline>
      <DescriptionList
        items={[
          { term: text('orders.column.date'), description: dayAndTime(placedAt(order), 'UTC') },
          { term: text('orders.column.payment'), description: <PaymentChip order={order} /> },
          {
            term: text('orders.column.status'),
            description: <OrderStatusChip state={deliveryStateOf(order)} />,
          },
          {
            term: text('orders.column.method'),
            description: (
              <Text as="bdi" weight="medium">
                {text(`orders.method.${order.method}`)} {maskMethod(order)}
              </Text>
            ),
          },
          { term: text('orders.column.spent'), description: money(order.spent) },
        ]}
      />
      {!data && isError && (
        <LoadFailure query={query} size="small" level={3} title={text('orders.itemsFailed')} />
      )}
      {!data && !isError && <Skeleton shape="text" lines={4} />}
      {data && (
        <Stack as="ul" gap={12} aria-label={text('orders.slip.items')}>
          {data.items.map((item) => (
            <Inline key={item.id} as="li" gap={12} isWrapping={false}>
              <Image src={item.image} isDecorative ratio="1 / 1" width={40} />
              <Stack gap={0}>
                <Text weight="medium">{item.name}</Text>
                <Text size="sm" ink="subtle" isNumeric>
                  {text('orders.times', { count: number(item.quantity), price: money(item.price) })}
                </Text>
              </Stack>
            </Inline>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
