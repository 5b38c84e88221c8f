import { removeRows } from '../../runtime/bulk.ts'
import { orders } from '../orders/collection.ts'
import { products } from './collection.ts'
import { isEachOnce, sum } from '../../contract/lists.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { z } from '../../contract/zod.ts'
import { dateInDays } from '../../seed/days.ts'
import { toDollarText } from '../../seed/money.ts'
import { noSales } from './seed-sales.ts'
import type { StoredProduct } from './seed.ts'
import { createFilter, createSearch } from '../../runtime/filter.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { listPage } from '../../runtime/paging.ts'
import { copyProduct } from './handlers-copy.ts'
import { isInCategory, kindOf } from '../categories/tree.ts'
import { createBounds } from './handlers-bounds.ts'
import { askedFor } from './reduced.ts'
import { validateQuantity, validateProduct, skuKey } from './handlers-validation.ts'
import { createSold, summarizeProducts } from './handlers-summary.ts'
import { invalid, noContent, reply } from '../../runtime/reply.ts'
import type { SortValue } from '../../runtime/sort.ts'

const toProduct = (stored: StoredProduct) =>
  z.parse(schemas.product, { ...stored, discounted: stored.pricing.discounted })
const toDetail = (stored: StoredProduct) => z.parse(schemas.productDetail, withPlace(stored))

/** A product whose category was deleted, or moved to another kind, has no place in the tree. */
const withPlace = (stored: StoredProduct) => {
  const { category, categoryId } = stored
  return categoryId !== null && kindOf(categoryId) === category ? stored : { ...stored, categoryId: null }
}

const gone = reply(404, undefined)
const notFound = reply(404, { message: 'Product not found' })

/** What follows from other fields. */
const derive = ({
  pricing,
  media,
  combinations,
  qty,
}: Pick<StoredProduct, 'pricing' | 'media' | 'combinations' | 'qty'>) => ({
  price: toDollarText(pricing.base),
  image: media[0]?.url ?? '',
  qty: combinations.length > 0 ? sum(combinations.map((one) => one.qty)) : qty,
})

const sortValues = {
  product: ({ productName }) => productName,
  category: ({ category }) => category,
  status: ({ status }) => status,
  price: askedFor,
  qty: ({ qty }) => qty,
  sku: ({ sku }) => sku,
} satisfies Record<contract.ProductSortKey, SortValue<StoredProduct>>

export const listProducts = handle(contract.listProducts, schemas.listProducts, ({ query }) => {
  const isFound = createSearch(query.q)
  const hasCategory = createFilter(query.category)
  const hasStatus = createFilter(query.status)
  const found = products
    .all()
    .toReversed()
    .filter(({ productName, productBrand, sku }) => isFound(productName, productBrand, sku))
    .filter(({ category, status }) => hasCategory(category) && hasStatus(status))
    .filter(({ stock }) => query.stock === undefined || stock === query.stock)
    .filter(createBounds(query))
    .filter(createSold(query))
    .filter((product) => query.categoryId === undefined || isInCategory(product, query.categoryId))
  return reply(200, { products: listPage(found, sortValues, query).map(toProduct), total: found.length })
})

export const getProduct = handle(contract.getProduct, schemas.getProduct, ({ params }) => {
  const product = products.get(idOf(params.id))
  return product ? reply(200, toDetail(product)) : gone
})

export const createProduct = handle(contract.createProduct, schemas.createProduct, ({ body }) => {
  const errors = validateProduct(body)
  if (errors) return invalid(errors)
  const derived = derive(body)
  const { qty } = derived
  const lastRestock = qty > 0 ? dateInDays(0) : null
  const product = products.insert({
    ...body,
    ...derived,
    stock: body.stock ?? qty > 0,
    inventory: { inTransit: 0, lastRestock, lifetime: qty },
    sales: noSales,
  })
  return reply(201, toDetail(product))
})

export const updateProduct = handle(
  contract.updateProduct,
  schemas.updateProduct,
  ({ params, body, permit }) => {
    const product = products.get(idOf(params.id))
    if (!product) return notFound
    permit(product)
    const isMoved = body.category !== undefined && body.category !== product.category
    const edited = {
      ...withPlace(product),
      ...(isMoved && { categoryId: null }),
      ...body,
      pricing: { ...product.pricing, ...body.pricing },
      attributes: { ...product.attributes, ...body.attributes },
    }
    const errors = validateProduct(edited, product.id) ?? validateQuantity(edited, body)
    if (errors) return invalid(errors)
    const derived = derive(edited)
    const inventory = {
      ...edited.inventory,
      lifetime: Math.max(edited.inventory.lifetime, derived.qty),
    }
    return reply(200, toDetail(products.update(product.id, { ...edited, ...derived, inventory })!))
  },
)

export const duplicateProduct = handle(contract.duplicateProduct, schemas.duplicateProduct, ({ params }) => {
  const product = products.get(idOf(params.id))
  if (!product) return notFound
  return reply(201, toDetail(products.insert(copyProduct(product, products.all()))))
})

export const restockProduct = handle(
  contract.restockProduct,
  schemas.restockProduct,
  ({ params, body: { quantity, values = [] }, permit }) => {
    const product = products.get(idOf(params.id))
    if (!product) return notFound
    permit(product)
    const { qty, stock, inventory, combinations } = product
    const arrived = combinations.find((one) => one.values.join('\n') === values.join('\n'))
    if (combinations.length > 0 && !arrived)
      return invalid({ values: ['Say which variant of the product it is'] })
    const restocked = products.update(product.id, {
      qty: qty + quantity,
      combinations: combinations.map((one) => (one === arrived ? { ...one, qty: one.qty + quantity } : one)),
      stock: stock || qty === 0,
      inventory: {
        inTransit: Math.max(inventory.inTransit - quantity, 0),
        lastRestock: dateInDays(0),
        lifetime: inventory.lifetime + quantity,
      },
    })
    return reply(200, toDetail(restocked!))
  },
)

export const deleteProduct = handle(contract.deleteProduct, schemas.deleteProduct, ({ params, permit }) => {
  const product = products.get(idOf(params.id))
  if (!product) return gone
  permit(product)
  products.remove(product.id)
  return noContent
})

export const deleteProducts = handle(contract.deleteProducts, schemas.deleteProducts, ({ body, permit }) => {
  return reply(200, { ids: removeRows(products, body.ids, permit) })
})

export const restoreProducts = handle(contract.restoreProducts, schemas.restoreProducts, ({ body }) => {
  const removed = products.removedRows(body.ids)
  if (!removed) return notFound
  if (!isEachOnce([...products.all(), ...removed].map(skuKey)))
    return reply(409, { message: 'Another product has this SKU by now' })
  return reply(200, { products: products.restore(removed).map(toProduct) })
})

const distinct = (words: readonly string[]) => [...new Set(words.filter(Boolean))].sort()

export const getProductWords = handle(contract.getProductWords, schemas.getProductWords, () =>
  reply(200, {
    vendors: distinct(products.all().map(({ vendor }) => vendor)),
    collections: distinct(products.all().map(({ collection }) => collection)),
    tags: distinct(products.all().flatMap(({ tags }) => tags)),
  }),
)

export const getProductsSummary = handle(contract.getProductsSummary, schemas.getProductsSummary, () =>
  reply(200, summarizeProducts(products.all(), orders.all())),
)
