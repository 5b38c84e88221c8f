import { may } from '../../contract/access.ts'
import {
  amount,
  change,
  changedIds,
  count,
  countryCode,
  failure,
  id,
  invalidInput,
  line,
  nothing,
  oneOf,
  paragraph,
  picture,
  requiredLine,
  someIds,
} from '../../contract/common.schema.ts'
import {
  DELIVERY_REACHES,
  IDENTIFIER_TYPES,
  PRODUCT_CATEGORIES,
  PRODUCT_STATUSES,
  type ProductCategory,
  type ProductSales,
  PRODUCT_SORT_KEYS,
  type ProductStatus,
  SHIPPERS,
} from './contract.ts'
import { decimal, flag, list, text } from '../../contract/query.schema.ts'
import { z } from '../../contract/zod.ts'

const MEDIA_LIMIT = 20
const VARIANT_LIMIT = 10
const VALUE_LIMIT = 60
const TAG_LIMIT = 30
const COUNTRY_LIMIT = 250
const COMBINATION_LIMIT = 250
const COLDEST = -200
const WARMEST = 30

const price = amount.check(z.nonnegative())
const tally = z.int().check(z.nonnegative())

const head = z.object({
  id,
  productName: requiredLine,
  productBrand: line,
  category: oneOf(PRODUCT_CATEGORIES),
  stock: z.boolean(),
  sku: requiredLine,
  price: requiredLine,
  qty: tally,
  status: oneOf(PRODUCT_STATUSES),
  image: picture,
})

/** As lists show it. Beyond the specification: the reduced price. */
export const product = z.extend(head, { discounted: z.nullable(price) })

const media = z.array(z.object({ url: picture, alt: line })).check(z.maxLength(MEDIA_LIMIT))

const variants = z
  .array(
    z.object({
      option: requiredLine,
      values: z.array(requiredLine).check(z.minLength(1), z.maxLength(VALUE_LIMIT)),
    }),
  )
  .check(z.maxLength(VARIANT_LIMIT))

const combinations = z
  .array(
    z.object({
      values: z.array(requiredLine).check(z.minLength(1), z.maxLength(VARIANT_LIMIT)),
      sku: line,
      price,
      qty: count,
    }),
  )
  .check(z.maxLength(COMBINATION_LIMIT))

const pricing = z.object({ base: price, discounted: z.nullable(price), isTaxed: z.boolean() })

const inventory = z.object({ inTransit: tally, lastRestock: z.nullable(z.iso.date()), lifetime: tally })

const delivery = z
  .object({
    reach: oneOf(DELIVERY_REACHES),
    countries: z.array(countryCode).check(z.maxLength(COUNTRY_LIMIT)),
  })
  .check(
    z.refine(({ reach, countries }) => reach !== 'countries' || countries.length > 0, {
      path: ['countries'],
      message: 'Choose at least one country',
    }),
  )

const attributes = z.object({
  isFragile: z.boolean(),
  isBiodegradable: z.boolean(),
  frozenTemperature: z.nullable(z.number().check(z.minimum(COLDEST), z.maximum(WARMEST))),
  expiry: z.nullable(z.iso.date()),
})

export const productDetail = z.extend(head, {
  description: paragraph,
  barcode: line,
  categoryId: z.nullable(id),
  media,
  variants,
  combinations,
  pricing,
  inventory,
  shipping: oneOf(SHIPPERS),
  delivery,
  attributes,
  identifier: z.object({ type: oneOf(IDENTIFIER_TYPES), value: line }),
  vendor: line,
  collection: line,
  tags: z.array(requiredLine).check(z.maxLength(TAG_LIMIT)),
  seo: z.object({ title: line, description: line, slug: line }),
})

/** The price as text and the image follow from the pricing and the media; the inventory follows from restocking. */
const productFields = z.extend(
  z.omit(productDetail, { id: true, price: true, image: true, inventory: true }),
  { qty: count },
)

const { shape } = productFields

/** Unless told otherwise a new product is in stock if there is any of it. */
export const newProduct = z.extend(productFields, {
  productBrand: z._default(shape.productBrand, ''),
  stock: z.optional(shape.stock),
  qty: z._default(shape.qty, 0),
  status: z._default(shape.status, 'Inactive'),
  description: z._default(shape.description, ''),
  barcode: z._default(shape.barcode, ''),
  media: z._default(shape.media, []),
  categoryId: z._default(shape.categoryId, null),
  variants: z._default(shape.variants, []),
  combinations: z._default(shape.combinations, []),
  pricing: z._default(shape.pricing, { base: 0, discounted: null, isTaxed: true }),
  shipping: z._default(shape.shipping, 'company'),
  delivery: z._default(shape.delivery, { reach: 'worldwide', countries: [] }),
  attributes: z._default(shape.attributes, {
    isFragile: false,
    isBiodegradable: false,
    frozenTemperature: null,
    expiry: null,
  }),
  identifier: z._default(shape.identifier, { type: 'EAN', value: '' }),
  vendor: z._default(shape.vendor, ''),
  collection: z._default(shape.collection, ''),
  tags: z._default(shape.tags, []),
  seo: z._default(shape.seo, { title: '', description: '', slug: '' }),
})

export const productEdit = z.extend(z.partial(productFields), {
  pricing: z.optional(z.partial(pricing)),
  attributes: z.optional(z.partial(attributes)),
})

/** A filter with a word that no product has finds nothing; an empty one does not filter. */
export const productQuery = z.object({
  q: text(),
  stock: flag(),
  category: text<ProductCategory | ''>(),
  status: text<ProductStatus | ''>(),
  categoryId: decimal(),
  sold: text<ProductSales | ''>(),
  priceFrom: decimal(),
  priceTo: decimal(),
  qtyFrom: decimal(),
  qtyTo: decimal(),
  ...list(PRODUCT_SORT_KEYS),
})

const tile = z.object({ value: amount, count, change })

export const productsSummary = z.object({
  since: z.iso.date(),
  inStore: tile,
  website: tile,
  discount: tile,
  affiliate: tile,
})

export const listProducts = {
  access: may('read', 'Product'),
  query: productQuery,
  answers: { 200: z.object({ products: z.array(product), total: z.int() }) },
}

export const getProduct = {
  access: may('read', 'Product'),
  beyond: true as const,
  answers: { 200: productDetail, 404: nothing },
}

export const createProduct = {
  access: may('create', 'Product'),
  beyond: true as const,
  body: newProduct,
  answers: { 201: productDetail, 400: invalidInput },
}

export const updateProduct = {
  access: may('update', 'Product'),
  beyond: true as const,
  body: productEdit,
  answers: { 200: productDetail, 400: invalidInput, 404: failure },
}

export const deleteProduct = { access: may('delete', 'Product'), answers: { 204: nothing, 404: nothing } }

export const duplicateProduct = {
  access: may('create', 'Product'),
  beyond: true as const,
  answers: { 201: productDetail, 404: failure },
}

export const restockProduct = {
  access: may('update', 'Product'),
  beyond: true as const,
  body: z.object({ quantity: count.check(z.positive()), values: z.optional(z.array(requiredLine)) }),
  answers: { 200: productDetail, 400: invalidInput, 404: failure },
}

export const deleteProducts = {
  access: may('delete', 'Product'),
  beyond: true as const,
  body: someIds,
  answers: { 200: changedIds, 400: invalidInput },
}

/** What editing several products together may change; `price` is the base price. */
const placed = z.object({
  price,
  category: shape.category,
  categoryId: shape.categoryId,
  tags: shape.tags,
})

const placedOfOne = z.extend(z.partial(placed), { id })

export const updateProducts = {
  access: may('update', 'Product'),
  beyond: true as const,
  body: z.object({
    products: z
      .array(z.extend(z.partial(placed), { id, status: z.optional(product.shape.status) }))
      .check(z.minLength(1), z.maxLength(1000)),
  }),
  answers: { 200: changedIds, 400: invalidInput },
}

export const editProducts = {
  access: may('update', 'Product'),
  beyond: true as const,
  body: z.extend(someIds, {
    price: z.optional(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('set'), amount: price }),
        z.object({ kind: z.literal('percent'), percent: z.number().check(z.minimum(-100), z.maximum(1000)) }),
      ]),
    ),
    categoryId: z.optional(id),
    addTags: z._default(shape.tags, []),
    removeTags: z._default(shape.tags, []),
  }),
  answers: {
    200: z.object({ before: z.array(placedOfOne), after: z.array(placedOfOne) }),
    400: invalidInput,
  },
}

export const restoreProducts = {
  access: may('delete', 'Product'),
  beyond: true as const,
  body: someIds,
  answers: {
    200: z.object({ products: z.array(product) }),
    400: invalidInput,
    404: failure,
    409: failure,
  },
}

export const getProductWords = {
  access: may('read', 'Product'),
  beyond: true as const,
  answers: { 200: z.object({ vendors: z.array(line), collections: z.array(line), tags: z.array(line) }) },
}

export const getProductsSummary = {
  access: may('read', 'Product'),
  beyond: true as const,
  answers: { 200: productsSummary },
}
