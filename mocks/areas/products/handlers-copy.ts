import { noSales } from './seed-sales.ts'
import type { StoredProduct } from './seed.ts'
import { skuKey } from './handlers-validation.ts'

/** What is left of a text that a number is put behind. */
const STEM_LIMIT = 180

const stem = (text: string) => text.slice(0, STEM_LIMIT)

/** A product like the given one, as it stands before anything of it has arrived or is shown. */
export const copyProduct = (
  product: StoredProduct,
  others: readonly StoredProduct[],
): Omit<StoredProduct, 'id'> => {
  const number = freeNumber(product, others)
  return {
    ...product,
    productName: `${stem(product.productName)} (${number})`,
    sku: numberedSku(product, number),
    barcode: '',
    combinations: product.combinations.map((one) => ({ ...one, sku: '', qty: 0 })),
    seo: { ...product.seo, slug: '' },
    identifier: { ...product.identifier, value: '' },
    status: 'Inactive',
    stock: false,
    qty: 0,
    inventory: { inTransit: 0, lastRestock: null, lifetime: 0 },
    sales: noSales,
  }
}

const numberedSku = ({ sku }: StoredProduct, number: number) => `${stem(sku)}-${number}`

const freeNumber = (product: StoredProduct, others: readonly StoredProduct[]) => {
  const taken = new Set(others.map(skuKey))
  let number = 2
  while (taken.has(skuKey({ sku: numberedSku(product, number) }))) number += 1
  return number
}
