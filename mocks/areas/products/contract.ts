import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** The categories that a product can be in. */
export const PRODUCT_CATEGORIES = [
  'Electronics',
  'Accessories',
  'Shoes',
  'Office',
  'Home Decor',
  'Games',
] as const
/** The statuses of products. */
export const PRODUCT_STATUSES = ['Inactive', 'Published', 'Scheduled'] as const
/** What the list of products can be sorted by. */
export const PRODUCT_SORT_KEYS = ['product', 'category', 'status', 'price', 'qty', 'sku'] as const
/** What the list of products can be narrowed to: what the figures above it add up, the orders of the website aside. */
export const PRODUCT_SALES = ['inStore', 'affiliate', 'discount'] as const
/** Who ships a product. */
export const SHIPPERS = ['seller', 'company'] as const
/** How far a product is delivered. */
export const DELIVERY_REACHES = ['worldwide', 'countries', 'local'] as const
/** The numbering schemes that tell products apart. */
export const IDENTIFIER_TYPES = ['ISBN', 'UPC', 'EAN', 'JAN'] as const

export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number]
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]
export type ProductSortKey = (typeof PRODUCT_SORT_KEYS)[number]
export type ProductSales = (typeof PRODUCT_SALES)[number]
export type Shipper = (typeof SHIPPERS)[number]
export type DeliveryReach = (typeof DELIVERY_REACHES)[number]
export type IdentifierType = (typeof IDENTIFIER_TYPES)[number]

/** A product as lists show it: `price` is the base price as text, `discounted` what it is reduced to, `image` the first of its media. */
export type Product = z.output<typeof schemas.product>

/** A product as its own screen shows it: `description` is html, `inventory.lastRestock` and `attributes.expiry` dates without a time, `delivery.countries` codes of two letters, `categoryId` the category of the tree that it is in, and `combinations` what there is of each variant where that is counted apart; `qty` is then their sum. */
export type ProductDetail = z.output<typeof schemas.productDetail>

/** What adding a product takes; a name, a SKU and a category are enough. */
export type NewProduct = z.input<typeof schemas.newProduct>

/** What editing several products together takes, beside their ids. */
export type ProductsEdit = Omit<z.input<typeof schemas.editProducts.body>, 'ids'>

/** What editing a product takes: the fields that change; within `pricing` and `attributes` too. */
export type ProductEdit = z.input<typeof schemas.productEdit>

/** Which products a list shows, and how; that `q` finds SKUs too, `categoryId`, `sold` (what was sold in shops, through affiliates or at a reduced price in the last 30 days), the bounds of the price and of the quantity are beyond the specification. The price counts as reduced where it is, for sorting too. */
export type ProductQuery = z.input<typeof schemas.productQuery>

/** The sales of the last 30 days: in shops, on the website (its orders) and through affiliates, and what reduced prices took off in shops and at affiliates. `value` is an amount, `count` how many sales, `change` the ratio of values against the 30 days before, `null` if there was nothing then. `since` is the first of these days, today being the last. */
export type ProductsSummary = z.output<typeof schemas.productsSummary>

/** One page of the products that fit the query, the newest first unless sorted. */
export const listProducts = endpoint<typeof schemas.listProducts>()({
  method: 'GET',
  path: '/api/apps/ecommerce/products',
})

/** Deletes a product; `restoreProducts` takes it back. */
export const deleteProduct = endpoint<typeof schemas.deleteProduct>()({
  method: 'DELETE',
  path: '/api/apps/ecommerce/products/:id',
})

/** Beyond the specification: one product with its detail. */
export const getProduct = endpoint<typeof schemas.getProduct>()({
  method: 'GET',
  path: '/api/apps/ecommerce/products/:id',
})

/** Beyond the specification: adds a product under the next id. */
export const createProduct = endpoint<typeof schemas.createProduct>()({
  method: 'POST',
  path: '/api/apps/ecommerce/products',
})

/** Beyond the specification: edits a product; fields that are not given stay. */
export const updateProduct = endpoint<typeof schemas.updateProduct>()({
  method: 'PUT',
  path: '/api/apps/ecommerce/products/:id',
})

/** Beyond the specification: adds an inactive copy of a product, with a SKU of its own and nothing in stock. */
export const duplicateProduct = endpoint<typeof schemas.duplicateProduct>()({
  method: 'POST',
  path: '/api/apps/ecommerce/products/:id/duplicate',
})

/** Beyond the specification: takes arrived goods into stock; they are no longer in transit. Where variants are counted apart, `values` says of which. */
export const restockProduct = endpoint<typeof schemas.restockProduct>()({
  method: 'POST',
  path: '/api/apps/ecommerce/products/:id/restock',
})

/** Beyond the specification: deletes products together, all that are there or none; `restoreProducts` takes it back. */
export const deleteProducts = endpoint<typeof schemas.deleteProducts>()({
  method: 'POST',
  path: '/api/apps/ecommerce/products/delete',
})

/** Beyond the specification: changes the status of several products together, of all that are there or of none. */
export const updateProducts = endpoint<typeof schemas.updateProducts>()({
  method: 'PUT',
  path: '/api/apps/ecommerce/products',
})

/** Beyond the specification: changes price, category and tags of several products together, of all that are there or of none; answers with what they were, for `updateProducts` to take it back. */
export const editProducts = endpoint<typeof schemas.editProducts>()({
  method: 'POST',
  path: '/api/apps/ecommerce/products/edit',
})

/** Beyond the specification: puts deleted products back in their old places, all of them or none. */
export const restoreProducts = endpoint<typeof schemas.restoreProducts>()({
  method: 'POST',
  path: '/api/apps/ecommerce/products/restore',
})

/** Beyond the specification: the vendors, collections and tags that products have, for who fills in another. */
export const getProductWords = endpoint<typeof schemas.getProductWords>()({
  method: 'GET',
  path: '/api/apps/ecommerce/products/words',
})

/** Beyond the specification: the sales above the list. */
export const getProductsSummary = endpoint<typeof schemas.getProductsSummary>()({
  method: 'GET',
  path: '/api/apps/ecommerce/products/summary',
})
