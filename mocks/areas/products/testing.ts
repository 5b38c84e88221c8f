import { ALL_ITEMS } from '../../contract/common.ts'
import {
  createProduct,
  deleteProduct,
  getProduct,
  listProducts,
  type NewProduct,
  type ProductDetail,
} from './contract.ts'
import { picture } from '../../seed/pictures.ts'
import { call } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { createTrespass } from '../../testing/trespass.ts'

/** Where the products are. */
export const PRODUCTS_PATH = '/api/apps/ecommerce/products'

/** Pieces of a path that stand for no product. */
export const UNKNOWN_PRODUCTS = ['51', ...NO_IDS]

/** All products, the newest first. */
export const allProducts = async () =>
  (await call(listProducts, { query: { itemsPerPage: ALL_ITEMS } })).products

/** One product with its detail. */
export const productOf = (id: number) => call(getProduct, { params: { id } })

/** Deletes a product. */
export const removeProduct = (id: number) => call(deleteProduct, { params: { id } })

/** Sends what should be refused, and tells how it was and whether the products are as before. */
export const trespassOnProducts = createTrespass(allProducts)

/** Adds a product. */
export const addProduct = (body: NewProduct) => call(createProduct, { body })

/** The id of the first product that is as wanted. */
export const idWhere = async (isWanted: (product: ProductDetail) => boolean) => {
  const details = await Promise.all((await allProducts()).map(({ id }) => productOf(id)))
  return details.find(isWanted)!.id
}

/** The least that a new product needs. */
export const draft: NewProduct = { productName: 'Acorn bowl', sku: 'HO-9000', category: 'Home Decor' }

/** All that a new product can have. */
export const whole: NewProduct = {
  ...draft,
  productBrand: 'Tall Timber Row',
  stock: true,
  qty: 12,
  status: 'Published',
  description: '<p>Turned from one piece.</p>',
  barcode: '2900000000018',
  media: [
    { url: picture('products/vase-b'), alt: 'The bowl on a table' },
    { url: 'data:image/png;base64,AAAA', alt: '' },
  ],
  categoryId: 5,
  variants: [{ option: 'Wood', values: ['Oak', 'Beech'] }],
  combinations: [
    { values: ['Oak'], sku: 'HO-9000-O', price: 1249.5, qty: 9 },
    { values: ['Beech'], sku: '', price: 999, qty: 3 },
  ],
  pricing: { base: 1249.5, discounted: 1000, isTaxed: false },
  shipping: 'seller',
  delivery: { reach: 'countries', countries: ['FR', 'BE'] },
  attributes: { isFragile: false, isBiodegradable: true, frozenTemperature: -4.5, expiry: '2027-01-31' },
  identifier: { type: 'JAN', value: '2900000000018' },
  vendor: 'Copperleaf Supply',
  collection: 'Slow mornings',
  tags: ['wood', 'new'],
  seo: { title: 'Acorn bowl in oak', description: 'Turned from one piece.', slug: 'acorn-bowl' },
}

/** Fields that no product can have: what they are, and which the answer complains of. */
export const wrongFields: readonly [what: string, fields: object, faults: string[]][] = [
  ['a blank name', { productName: '  ' }, ['productName']],
  ['an endless name', { productName: 'x'.repeat(10_000) }, ['productName']],
  ['an unknown category', { category: 'Cars' }, ['category']],
  ['an unknown status', { status: 'Sold' }, ['status']],
  ['a stock that is no yes or no', { stock: 'true' }, ['stock']],
  ['less than nothing', { qty: -1 }, ['qty']],
  ['a part of a piece', { qty: 0.5 }, ['qty']],
  ['a blank SKU', { sku: ' ' }, ['sku']],
  ['a media list of texts', { media: ['/x.svg'] }, ['media.0']],
  ['an option without values', { variants: [{ option: 'Wood', values: [] }] }, ['variants.0.values']],
  ['a shipper nobody knows', { shipping: 'pigeon' }, ['shipping']],
  ['some countries, but none', { delivery: { reach: 'countries', countries: [] } }, ['delivery.countries']],
  [
    'a country by its name',
    { delivery: { reach: 'local', countries: ['France'] } },
    ['delivery.countries.0'],
  ],
  ['a scheme nobody knows', { identifier: { type: 'QR', value: '' } }, ['identifier.type']],
  ['thirty-one tags', { tags: Array(31).fill('x') }, ['tags']],
  ['null', { vendor: null }, ['vendor']],
  ['a category that is not there', { categoryId: 99 }, ['categoryId']],
  ['a category of another kind', { categoryId: 7 }, ['categoryId']],
]
