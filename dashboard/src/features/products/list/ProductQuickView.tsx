import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Image } from '@data1522/design-system/Image'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { categoryNames } from '../../../entities/product/product-meta.ts'
import { plainText } from '../../../entities/product/plain-text.ts'
import type { Product } from '../../../entities/product/product.ts'
import { productQuery } from '../../../entities/product/queries.ts'
import { ReducedPrice } from '../../../shared/table/ReducedPrice.tsx'
import { StatusChip } from '../../../entities/product/StatusChip.tsx'

/** A product in short, beside the list. */
export function ProductQuickView({ row: product }: { row: Product }) {
  const text = useText()
  const { number } = useFormats()
  const { data } = useQuery(productQuery(String(product.id)))
  const about = data && plainText(data.description)
  const items = [
    { term: text('products.column.status'), description: <StatusChip status={product.status} /> },
    {
      term: text('products.column.price'),
      description: <ReducedPrice price={product.discounted ?? product.price} before={product.price} />,
    },
    { term: text('products.column.qty'), description: number(product.qty) },
    {
      term: text('products.column.stock'),
      description: text(product.stock ? 'products.inStock' : 'products.outOfStock'),
    },
    { term: text('products.column.sku'), description: <Text as="bdi">{product.sku}</Text> },
    { term: text('products.column.category'), description: text(categoryNames[product.category]) },
    { term: text('products.brand'), description: product.productBrand || text('products.unknown') },
  ]
  return (
    <Stack gap={24}>
      {product.image && <Image src={product.image} isDecorative ratio="4 / 3" />}
      {about && <Text ink="muted">{about}</Text>}
      <DescriptionList items={items} />
    </Stack>
  )
}
