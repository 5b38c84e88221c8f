import { sanitizeHtml } from '@data1522/design-system/sanitizeHtml'
import type { Category } from '@data1522/mocks/contract/categories'
import type { NewProduct, ProductEdit } from '@data1522/mocks/contract/products'
import { isSame } from '../../../core/mutations/taken-back.ts'
import { onlyChanged } from '../../../shared/forms/only-changed.ts'
import { isCounted, optionsOf } from './combinations.ts'
import type { ProductValues } from './product-values.ts'

/** The names of the fields that change where those of the form do. */
function fieldsFrom(changed: ReadonlySet<string>): ReadonlySet<string> {
  const hasCombinations = changed.has('variants') || changed.has('isApart')
  return new Set([
    ...changed,
    ...(hasCombinations ? ['combinations'] : []),
    ...(changed.has('category') ? ['categoryId'] : []),
  ])
}

/** The groups of fields that an edit sends in part. */
function groupsOf({ pricing, attributes }: ProductValues) {
  const { isFragile, isBiodegradable, isFrozen, frozenTemperature, hasExpiry, expiry } = attributes
  const { base, discounted, isTaxed } = pricing
  return {
    pricing: { base: base ?? 0, discounted, isTaxed },
    attributes: {
      isFragile,
      isBiodegradable,
      frozenTemperature: isFrozen ? frozenTemperature : null,
      expiry: hasExpiry ? expiry : null,
    },
  }
}

/** What is sent of a form's values; the description is clean whoever wrote it. */
export function productFields(values: ProductValues, categories: readonly Category[]): NewProduct {
  const category = categories.find(({ id }) => String(id) === values.category)
  const { reach, countries } = values.delivery
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
          price: price ?? values.pricing.base ?? 0,
          qty: qty ?? 0,
        }))
      : [],
    qty: values.qty ?? 0,
    stock: values.stock,
    ...groupsOf(values),
    shipping: values.shipping,
    delivery: { reach, countries: reach === 'countries' ? countries : [] },
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

/** Those of some fields that are another than they were. */
const newIn = <Fields extends object>(before: Fields, after: Fields) =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSame(value, before[name as keyof Fields])),
  ) as Partial<Fields>

/** What is sent of a product that there was: the fields that were changed, of groups of fields only those in them. */
export function productEdit(
  shown: ProductValues,
  after: NewProduct,
  changed: ReadonlySet<string>,
): ProductEdit {
  const before = groupsOf(shown)
  const { pricing, attributes, ...edit } = onlyChanged(after, fieldsFrom(changed))
  return {
    ...edit,
    ...(pricing && { pricing: newIn(before.pricing, pricing) }),
    ...(attributes && { attributes: newIn(before.attributes, attributes) }),
  }
}
