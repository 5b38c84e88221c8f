import { productHref } from '../../../entities/product/product-href.ts'
import { Chip } from '@data1522/design-system/Chip'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { Text } from '@data1522/design-system/Text'
import { TitleCell } from '@data1522/design-system/TitleCell'
import type { ListColumn, ListTools } from '../../../shared/list/list-config.ts'
import { categoryMeta, categoryNames } from '../../../entities/product/product-meta.ts'
import type { Product } from '../../../entities/product/product.ts'
import { StatusChip } from '../../../entities/product/StatusChip.tsx'
import { Thumb } from '../../../entities/product/Thumb.tsx'
import { ReducedPrice } from '../../../shared/table/ReducedPrice.tsx'
import { StockLabel } from './StockLabel.tsx'

/** The columns of the list. */
export const productColumns = ({ text, formats }: ListTools): ListColumn<Product>[] => [
  {
    id: 'product',
    header: text('products.column.product'),
    value: (product) => product.productName,
    parts: [
      { header: text('products.column.product'), value: (product) => product.productName },
      { header: text('products.brand'), value: ({ productBrand }) => productBrand },
    ],
    isRowHeader: true,
    isSortable: true,
    isHideable: false,
    width: 'fill',
    cell: (product) => (
      <TitleCell
        start={<Thumb src={product.image} {...categoryMeta[product.category]} />}
        title={
          <Link variant="quiet" href={productHref(product)}>
            {product.productName}
          </Link>
        }
        detail={product.productBrand}
      />
    ),
  },
  {
    id: 'category',
    header: text('products.column.category'),
    value: ({ category }) => text(categoryNames[category]),
    isSortable: true,
    width: 144,
    cell: ({ category }) => (
      <Inline gap={8} isWrapping={false}>
        <IconTile {...categoryMeta[category]} size={28} />
        <Text as="span" isTruncated>
          {text(categoryNames[category])}
        </Text>
      </Inline>
    ),
  },
  {
    id: 'stock',
    header: text('products.column.stock'),
    value: ({ stock }) => text(stock ? 'products.inStock' : 'products.outOfStock'),
    width: 76,
    cell: ({ stock }) => (
      <Chip tone={stock ? 'success' : 'neutral'}>
        {text(stock ? 'products.inStock' : 'products.outOfStock')}
      </Chip>
    ),
    edit: {
      kind: 'switch',
      label: ({ productName }) => text('products.stockOf', { name: productName }),
      read: ({ stock }) => stock,
    },
  },
  {
    id: 'sku',
    header: text('products.column.sku'),
    value: ({ sku }) => sku,
    isSortable: true,
    width: 88,
    cell: ({ sku }) => <Text as="bdi">{sku}</Text>,
  },
  {
    id: 'price',
    header: text('products.column.price'),
    value: ({ price, discounted }) => discounted ?? price,
    isMoney: true,
    parts: [
      { header: text('products.column.price'), value: ({ price, discounted }) => discounted ?? price },
      { header: text('products.column.basePrice'), value: ({ price }) => price },
    ],
    text: ({ price, discounted }) => formats.money(discounted ?? price),
    isSortable: true,
    width: 132,
    align: 'end',
    cell: ({ price, discounted }) => <ReducedPrice price={discounted ?? price} before={price} />,
    edit: {
      kind: 'number',
      label: ({ productName }) => text('products.priceOf', { name: productName }),
      read: ({ price }) => price,
      min: 0,
      max: 1_000_000_000,
      format: formats.moneyStyle,
    },
  },
  {
    id: 'qty',
    header: text('products.column.qty'),
    value: ({ qty }) => qty,
    isSortable: true,
    width: 104,
    align: 'end',
    cell: (product) => <StockLabel product={product} />,
    edit: {
      kind: 'number',
      label: ({ productName }) => text('products.qtyOf', { name: productName }),
      read: ({ qty }) => qty,
      min: 0,
      max: 1_000_000_000,
      validate: (qty) => (Number.isInteger(qty) ? undefined : text('products.qtyWhole')),
    },
  },
  {
    id: 'status',
    header: text('products.column.status'),
    value: ({ status }) => text(`products.status.${status}`),
    isSortable: true,
    width: 132,
    cardRole: 'status',
    cell: ({ status }) => <StatusChip status={status} />,
  },
]
