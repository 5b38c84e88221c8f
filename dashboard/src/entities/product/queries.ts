import { listCategories } from '@data1522/mocks/contract/categories'
import { ALL_ITEMS } from '@data1522/mocks/contract/common'
import {
  getProduct,
  getProductsSummary,
  getProductWords,
  listProducts,
  type ProductQuery,
} from '@data1522/mocks/contract/products'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { isSameValue } from '../../shared/forms/same-value.ts'
import { decodeProduct } from './product.ts'

/** What is cached of products begins with this. */
export const productsKey = ['products'] as const
/** What is cached of their categories begins with this. */
export const categoriesKey = ['categories'] as const

/** What else is counted from products: the carts of checkouts too. */
export const touchedByProducts = [categoriesKey, ['dashboards'], ['checkout']] as const

/** The sales above the list. */
export const productsSummaryQuery = () =>
  queryOptions({
    queryKey: [...productsKey, 'summary'],
    queryFn: ({ signal }) => call(getProductsSummary, {}, { signal }),
  })

/** A page of products. */
export const loadProducts = async (query: ProductQuery, options?: { readonly signal?: AbortSignal }) => {
  const { products, total } = await call(listProducts, { query }, options)
  return { products: products.map(decodeProduct), total }
}

/** Whether a product has a SKU. */
export async function isSkuTaken(sku: string, signal: AbortSignal) {
  const { products } = await call(listProducts, { query: { q: sku, itemsPerPage: ALL_ITEMS } }, { signal })
  return products.some((product) => isSameValue(product.sku, sku))
}

/** Whether a category has a slug. */
export async function isSlugTaken(slug: string, signal: AbortSignal) {
  const { categories } = await call(listCategories, { query: { itemsPerPage: ALL_ITEMS } }, { signal })
  return categories.some((category) => category.slug === slug)
}

/** One product, whole. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: [...productsKey, 'one', id],
    queryFn: ({ signal }) => call(getProduct, { params: { id } }, { signal }),
  })

/** The vendors, collections and tags that products have. */
export const productWordsQuery = () =>
  queryOptions({
    queryKey: [...productsKey, 'words'],
    queryFn: ({ signal }) => call(getProductWords, {}, { signal }),
  })

/** All categories: few enough to be shown as one tree. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: [...categoriesKey, 'all'],
    queryFn: ({ signal }) => call(listCategories, { query: { itemsPerPage: ALL_ITEMS } }, { signal }),
  })
