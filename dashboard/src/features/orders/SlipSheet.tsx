import { Box } from '@data1522/design-system/Box'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Brand } from '@data1522/design-system/Brand'
import { Divider } from '@data1522/design-system/Divider'
import { Grid } from '@data1522/design-system/Grid'
import { Heading } from '@data1522/design-system/Heading'
import { Inline } from '@data1522/design-system/Inline'
import { PrintSheet } from '@data1522/design-system/PrintSheet'
import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { OrderDetails } from '@data1522/mocks/contract/order-details'
import { piecesPacked } from '@data1522/mocks/contract/order-pieces'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { appTitle } from '../../core/brand.ts'
import { storeSettingsQuery } from '../../entities/store/store-settings-query.ts'
import { AddressLines } from '../../entities/address/AddressLines.tsx'
import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'

/** What goes into a parcel on paper: the goods without their prices, and where they go. */
export function SlipSheet({ details }: { details: OrderDetails }) {
  const text = useText()
  const { day, number } = useFormats()
  const titleId = useId()
  const { data: shop, isPending } = useQuery(storeSettingsQuery())
  const home = shop?.store.billingAddress
  const { order, items, shippingAddress, contact } = details
  const packed = piecesPacked(details)
  const rows = items.flatMap((item) => {
    const quantity = packed.get(item.id) ?? 0
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
  return (
    <PrintSheet aria-labelledby={titleId}>
      <Stack gap={24}>
        <Inline justify="between" align="start" gap={24}>
          {isPending ? (
            <Skeleton shape="text" lines={3} width={220} />
          ) : (
            <Stack gap={8}>
              <Brand name={shop?.store.name ?? appTitle} />
              {home && (
                <Text as="bdi" size="sm" ink="muted">
                  {[home.address, home.apartment, home.city, home.state, home.postalCode]
                    .filter(Boolean)
                    .join(', ')}
                </Text>
              )}
            </Stack>
          )}
          <Heading level={2} id={titleId}>
            {text('orders.slipOf', { number: order.number })}
          </Heading>
        </Inline>
        <Grid columns={{ base: 1, sm: 2 }} gap={24}>
          <Stack gap={8}>
            <Heading level={3}>{text('orders.slip.to')}</Heading>
            <Stack gap={0}>
              <Text weight="semibold">{order.customer}</Text>
              <AddressLines address={shippingAddress} />
            </Stack>
          </Stack>
          <Box>
            <DescriptionList
              items={[
                {
                  term: text('orders.slip.number'),
                  description: (
                    <Text as="bdi" weight="medium">
                      {order.number}
                    </Text>
                  ),
                },
                { term: text('orders.slip.placed'), description: day(order.date) },
                ...(contact
                  ? [
                      {
                        term: text('orders.slip.contact'),
                        description: (
                          <Text as="bdi" weight="medium">
                            {contact}
                          </Text>
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          </Box>
        </Grid>
        <Divider />
        {rows.length > 0 ? (
          <SimpleTable
            caption={text('orders.slip.items')}
            isCaptionHidden
            isAligned
            rows={rows}
            rowId={({ id }) => String(id)}
            columns={[
              { id: 'name', header: text('orders.slip.product'), cell: ({ name }) => name },
              {
                id: 'options',
                header: text('orders.slip.options'),
                cell: ({ options }) =>
                  options
                    .map(({ option, value }) => text('orders.slip.option', { option, value }))
                    .join(', '),
              },
              {
                id: 'quantity',
                header: text('orders.slip.quantity'),
                isNumeric: true,
                cell: ({ quantity }) => number(quantity),
              },
            ]}
          />
        ) : (
          <Text>{text('orders.slip.nothing')}</Text>
        )}
        <Text ink="muted">{text('orders.slip.thanks')}</Text>
      </Stack>
    </PrintSheet>
  )
}
