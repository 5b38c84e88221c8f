import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { Text } from '@data1522/design-system/Text'
import type { ShippingRate } from '@data1522/mocks/contract/store-settings'
import type { ReactNode } from 'react'
import { useMedia } from '../../../core/useMedia.ts'
import { useText } from '../../../core/i18n/useText.ts'

interface RatesProps {
  rates: readonly ShippingRate[]
  /** Whose rates they are. */
  label: string
  priceOf: (rate: ShippingRate) => string
  conditionOf: (rate: ShippingRate) => string
  /** What can be done with a rate. */
  actionsOf: (rate: ShippingRate) => ReactNode
}

/** Below it a table of four columns would have to scroll sideways. */
const WIDE = '(width >= 37.5rem)'

/** The rates of a zone: a table, or a list where there is no room for one. */
export function Rates({ rates, label, priceOf, conditionOf, actionsOf }: RatesProps) {
  const text = useText()
  const isWide = useMedia(WIDE)
  if (!isWide)
    return (
      <List variant="divided" aria-label={label}>
        {rates.map((rate) => (
          <ListItem
            key={rate.id}
            title={rate.name}
            detail={conditionOf(rate)}
            end={
              <Text as="span" isNumeric>
                {priceOf(rate)}
              </Text>
            }
            actions={actionsOf(rate)}
          />
        ))}
      </List>
    )
  return (
    <SimpleTable
      caption={label}
      isCaptionHidden
      isFlush
      size="small"
      rows={rates}
      rowId={({ id }) => String(id)}
      columns={[
        {
          id: 'name',
          header: text('storeSettings.shipping.rate'),
          cell: ({ name }) => <Text weight="medium">{name}</Text>,
        },
        {
          id: 'condition',
          header: text('storeSettings.shipping.condition'),
          width: '36%',
          cell: conditionOf,
        },
        {
          id: 'price',
          header: text('storeSettings.shipping.price'),
          width: '16%',
          isNumeric: true,
          cell: priceOf,
        },
        {
          id: 'actions',
          header: text('storeSettings.actions'),
          width: '18%',
          isNumeric: true,
          cell: actionsOf,
        },
      ]}
    />
  )
}
