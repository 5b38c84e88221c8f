import { sanitizeHtml } from '@data1522/design-system/sanitizeHtml'
import type { Category } from '@data1522/mocks/contract/categories'
import type { NewProduct } from '@data1522/mocks/contract/products'
import { isCounted, optionsOf } from './combinations.ts'
import type { ProductValues } from './product-values.ts'

/** The names of the fields that change where those of the form do. */
export function fieldsFrom(changed: ReadonlySet<string>): ReadonlySet<string> {
  const hasCombinations = changed.has('variants') || changed.has('isApart')
  return new Set([
    ...changed,
    ...(hasCombinations ? ['combinations'] : []),
    ...(changed.has('category') ? ['categoryId'] : []),
  ])
}

/** What is sent of a form's values; the description is clean whoever wrote it. */
export function productFields(values: ProductValues, categories: readonly Category[]): NewProduct {
  const category = categories.find(({ id }) => String(id) === values.category)
  const { isFragile, isBiodegradable, isFrozen, frozenTemperature, hasExpiry, expiry } = values.attributes
  const { reach, countries } = values.delivery
  const { base, discounted, isTaxed } = values.pricing
  return {
    productName: values.productName,
    productBrand: values.productBrand,
    sku: values.sku,
    barcode: values.barcode,
    description: sanitizeHtml(values.description),
    media: values.media,
    variants: optionsOf(values.variants),
    combinations: isCounted(values)
      ? values.combinations.map(({ price, qty, ...one }) => ({
          ...one,
          price: price ?? base ?? 0,
          qty: qty ?? 0,
        }))
      : [],
    qty: values.qty ?? 0,
    stock: values.stock,
    pricing: { base: base ?? 0, discounted, isTaxed },
    shipping: values.shipping,
    delivery: { reach, countries: reach === 'countries' ? countries : [] },
    attributes: {
      isFragile,
      isBiodegradable,
      frozenTemperature: isFrozen ? frozenTemperature : null,
      expiry: hasExpiry ? expiry : null,
    },
    identifier: values.identifier,
    category: category!.kind!,
    categoryId: category!.id,
    vendor: values.vendor ?? '',
    collection: values.collection ?? '',
    status: values.status,
    tags: values.tags,
    seo: values.seo,
  }
}
