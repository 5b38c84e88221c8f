import { Chip } from '@data1522/design-system/Chip'
import { Text } from '@data1522/design-system/Text'
import type { Product } from '../../../entities/product/product.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { LOW_STOCK } from '../../../entities/product/product-meta.ts'

/** How many there are, and whether that is few. */
export function StockLabel({ product: { qty } }: { product: Product }) {
  const text = useText()
  const { number } = useFormats()
  return (
    <Text as="span" isNumeric>
      {qty <= LOW_STOCK && (
        <>
          <Chip size="small" tone={qty === 0 ? 'danger' : 'warning'}>
            {text(qty === 0 ? 'products.soldOut' : 'products.low')}
          </Chip>{' '}
        </>
      )}
      {number(qty)}
    </Text>
  )
}
