import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import type { Category } from '@data1522/mocks/contract/categories'
import {
  DELIVERY_REACHES,
  type DeliveryReach,
  IDENTIFIER_TYPES,
  PRODUCT_STATUSES,
  type ProductDetail,
  SHIPPERS,
} from '@data1522/mocks/contract/products'
import { z } from '@data1522/mocks/contract/zod'
import type { useText } from '../../../core/i18n/useText.ts'
import { SLUG } from '../../../entities/product/slug.ts'
import { isCounted, optionsOf } from './combinations.ts'
import { isCode } from './product-code.ts'

type Speak = ReturnType<typeof useText>

/** As long as the html of a description may be. */
const LONGEST_DESCRIPTION = 50_000
const MOST_TAGS = 30

const isEachOnce = (words: readonly string[]) => {
  const keys = words.map((word) => word.trim().toLowerCase())
  return new Set(keys).size === keys.length
}
const line = () => z.string().check(z.trim(), z.maxLength(200))
const required = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const maybe = () => z.nullable(line())
const amount = () => z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000_000)))
const tally = () => z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000)))

const variants = (text: Speak) =>
  z.array(z.object({ option: line(), values: z.array(required()) })).check(
    z.refine(
      (all) => all.every(({ option, values }) => (option.trim() === '') === (values.length === 0)),
      text('productForm.optionHalf'),
    ),
    z.refine(
      (all) => isEachOnce(optionsOf(all).map(({ option }) => option)),
      text('productForm.optionTwice'),
    ),
  )

const combinations = z.array(
  z.object({ values: z.array(z.string()), sku: line(), price: amount(), qty: tally() }),
)

const attributes = (text: Speak) =>
  z
    .object({
      isFragile: z.boolean(),
      isBiodegradable: z.boolean(),
      isFrozen: z.boolean(),
      frozenTemperature: z.nullable(z.number().check(z.minimum(-200), z.maximum(30))),
      hasExpiry: z.boolean(),
      expiry: z.nullable(z.string()),
    })
    .check(
      z.refine(({ isFrozen, frozenTemperature }) => !isFrozen || frozenTemperature !== null, {
        path: ['frozenTemperature'],
        message: text('productForm.temperatureMissing'),
      }),
      z.refine(({ hasExpiry, expiry }) => !hasExpiry || expiry !== null, {
        path: ['expiry'],
        message: text('productForm.expiryMissing'),
      }),
    )

/** What a product's form holds, and its rules, said in a language. */
export const productSchema = (text: Speak) =>
  z
    .object({
      productName: required(),
      productBrand: line(),
      sku: required(),
      barcode: line(),
      description: z.string().check(z.maxLength(LONGEST_DESCRIPTION)),
      media: z.array(z.object({ url: z.string(), alt: line() })),
      variants: variants(text),
      isApart: z.boolean(),
      combinations,
      qty: tally(),
      stock: z.boolean(),
      pricing: z.object({ base: amount(), discounted: amount(), isTaxed: z.boolean() }).check(
        z.refine(({ base, discounted }) => discounted === null || discounted < (base ?? 0), {
          path: ['discounted'],
          message: text('productForm.discountTooHigh'),
        }),
      ),
      shipping: z.enum(SHIPPERS),
      delivery: z.object({ reach: z.enum(DELIVERY_REACHES), countries: z.array(z.string()) }).check(
        z.refine(({ reach, countries }) => reach !== 'countries' || countries.length > 0, {
          path: ['countries'],
          message: text('productForm.countriesMissing'),
        }),
      ),
      attributes: attributes(text),
      identifier: z.object({ type: z.enum(IDENTIFIER_TYPES), value: line() }).check(
        z.refine(({ type, value }) => value.trim() === '' || isCode(type, value), {
          path: ['value'],
          message: text('productForm.codeWrong'),
        }),
      ),
      category: z.string(),
      vendor: maybe(),
      collection: maybe(),
      status: z.enum(PRODUCT_STATUSES),
      tags: z.array(required()).check(z.maxLength(MOST_TAGS)),
      seo: z.object({
        title: line(),
        description: line(),
        slug: line().check(z.regex(SLUG, text('productForm.slugWrong'))),
      }),
    })
    .check(
      z.refine(({ status, pricing }) => status === 'Inactive' || (pricing.base ?? 0) > 0, {
        path: ['pricing', 'base'],
        message: text('productForm.priceMissing'),
      }),
      z.refine(
        (all) => !isCounted(all) || isEachOnce(all.combinations.map(({ sku }) => sku).filter(Boolean)),
        { path: ['combinations'], message: text('productForm.skuTwice') },
      ),
    )

/** What the form holds; `category` is the id of one, as text, or nothing at first. */
export type ProductValues = z.input<ReturnType<typeof productSchema>>

const fresh: ProductValues = {
  productName: '',
  productBrand: '',
  sku: '',
  barcode: '',
  description: '',
  media: [],
  variants: [],
  isApart: true,
  combinations: [],
  qty: 0,
  stock: true,
  pricing: { base: null, discounted: null, isTaxed: true },
  shipping: 'company',
  delivery: { reach: 'worldwide', countries: [] },
  attributes: {
    isFragile: false,
    isBiodegradable: false,
    isFrozen: false,
    frozenTemperature: null,
    hasExpiry: false,
    expiry: null,
  },
  identifier: { type: 'EAN', value: '' },
  category: null as unknown as string,
  vendor: null,
  collection: null,
  status: 'Inactive',
  tags: [],
  seo: { title: '', description: '', slug: '' },
}

/** The category of the tree that a product is in: the one it was put in, else the one that its kind has. */
const categoryOf = ({ categoryId, category }: ProductDetail, categories: readonly Category[]) =>
  categoryId ?? categories.find(({ parentId, kind }) => parentId === null && kind === category)?.id

/** What the form holds at first: nothing, or what a product has. */
export function valuesOf(product: ProductDetail | undefined, categories: readonly Category[]): ProductValues {
  if (!product) return fresh
  const { attributes, delivery } = product
  return {
    ...fresh,
    ...product,
    media: [...product.media],
    variants: product.variants.map((one) => ({ ...one, values: [...one.values] })),
    isApart: product.combinations.length > 0,
    combinations: product.combinations.map((one) => ({ ...one, values: [...one.values] })),
    delivery: { reach: delivery.reach as DeliveryReach, countries: [...delivery.countries] },
    attributes: {
      ...attributes,
      isFrozen: attributes.frozenTemperature !== null,
      hasExpiry: attributes.expiry !== null,
    },
    category: String(categoryOf(product, categories) ?? '') || (null as unknown as string),
    vendor: product.vendor || null,
    collection: product.collection || null,
    tags: [...product.tags],
  }
}

/** The form at work. */
export type ProductFormHandle = SchemaFormHandle<ProductValues, ProductValues>
