import { productHref } from '../../../entities/product/product-href.ts'
import type { Category } from '@data1522/mocks/contract/categories'
import {
  PRODUCT_SALES,
  type ProductQuery,
  type ProductSales,
  PRODUCT_STATUSES,
} from '@data1522/mocks/contract/products'
import { lazy } from 'react'
import { endsOf } from '../../../shared/list/state.ts'
import type { ListConfig } from '../../../shared/list/list-config.ts'
import { categoryTitle } from '../../../entities/product/product-meta.ts'
import type { Product } from '../../../entities/product/product.ts'
import { loadProducts, productsKey } from '../../../entities/product/queries.ts'
import { treeOf } from '../../../entities/product/tree.ts'
import { productColumns } from './columns.tsx'

const ProductQuickView = lazy(async () => ({
  default: (await import('./ProductQuickView.tsx')).ProductQuickView,
}))

const bound = (written?: string) => (written === undefined ? undefined : Number(written))

const base = {
  id: 'products',
  path: '/apps/ecommerce/product/list',
  key: productsKey,
  load: async ({ filters, ...query }, options) => {
    const { price, qty, ...words } = filters
    const prices = endsOf(price)
    const quantities = endsOf(qty)
    const bounds = {
      priceFrom: bound(prices.from),
      priceTo: bound(prices.to),
      qtyFrom: bound(quantities.from),
      qtyTo: bound(quantities.to),
    }
    const { products, total } = await loadProducts({ ...query, ...words, ...bounds } as ProductQuery, options)
    return { rows: products, total, page: query.page }
  },
  rowId: ({ id }) => String(id),
  rowName: ({ productName }) => productName,
  href: productHref,
  columns: productColumns,
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: 'products.column.status',
      allLabel: 'products.allStatuses',
      options: PRODUCT_STATUSES,
      optionLabel: (status, { text }) => text(`products.status.${status as Product['status']}`),
    },
    {
      kind: 'choice',
      name: 'stock',
      label: 'products.column.stock',
      allLabel: 'products.allStock',
      options: ['true', 'false'],
      optionLabel: (stock, { text }) => text(stock === 'true' ? 'products.inStock' : 'products.outOfStock'),
    },
    {
      kind: 'choice',
      name: 'sold',
      label: 'products.soldIn',
      allLabel: 'products.allSales',
      options: PRODUCT_SALES,
      optionLabel: (sold, { text }) => text(`products.sold.${sold as ProductSales}`),
      isRare: true,
    },
    { kind: 'range', name: 'price', label: 'products.column.price', isMoney: true },
    { kind: 'range', name: 'qty', label: 'products.column.qty' },
  ],
  views: [
    { id: 'published', label: 'products.only.published', search: 'status=Published' },
    { id: 'low', label: 'products.only.low', search: 'qty=..5&sort=qty' },
    { id: 'drafts', label: 'products.only.drafts', search: 'status=Inactive' },
  ],
  quickView: ProductQuickView,
  labels: {
    title: 'products.title',
    search: 'products.search',
    searchHint: 'products.searchHint',
    failed: 'products.loadFailed',
    empty: 'products.empty',
    emptyText: 'products.emptyText',
    noMatch: 'products.noMatch',
    noMatchText: 'products.noMatchText',
    fileName: 'products.fileName',
  },
} satisfies ListConfig<Product>

/** The list of products, which can be filtered by the given categories; before these are known, by any. */
export function productList(categories: readonly Category[] | undefined) {
  const branches = new Map(treeOf(categories ?? []).map((branch) => [String(branch.category.id), branch]))
  return {
    ...base,
    filters: [
      {
        kind: 'choice',
        name: 'categoryId',
        label: 'products.column.category',
        allLabel: 'products.allCategories',
        options: [...branches.keys()],
        isFree: categories === undefined,
        optionLabel: (id, { text }) => {
          const branch = branches.get(id)
          return branch ? '› '.repeat(branch.depth) + categoryTitle(branch.category, text) : '…'
        },
      },
      ...base.filters,
    ],
  } satisfies ListConfig<Product>
}

/** The list of products without what only its own screen asks for: to walk it from one to the next. */
export const productNavigation = base
