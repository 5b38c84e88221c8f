import { beforeEach, describe, expect, test } from 'vitest'
import { setNow } from '../../seed/clock.ts'
import { picture } from '../../seed/pictures.ts'
import { send } from '../../testing/call.ts'
import {
  addProduct,
  allProducts,
  draft,
  productOf,
  PRODUCTS_PATH,
  removeProduct,
  trespassOnProducts,
  whole,
  wrongFields,
} from './testing.ts'

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describe('createProduct', () => {
  test('answers 201 with everything that was given, under the next id', async () => {
    const { status, body } = await send('POST', PRODUCTS_PATH, whole)
    expect(status).toBe(201)
    expect(body).toEqual({
      ...whole,
      id: 51,
      price: '$1,249.50',
      image: picture('products/vase-b'),
      inventory: { inTransit: 0, lastRestock: '2026-03-10', lifetime: 12 },
    })
    expect(await productOf(51)).toEqual(body)
  })

  test('puts it first in the list, and leaves the others', async () => {
    const before = await allProducts()
    const { id } = await addProduct(whole)
    const [first, ...others] = await allProducts()
    expect(first).toMatchObject({ id, productName: 'Acorn bowl', price: '$1,249.50', qty: 12 })
    expect(others).toEqual(before)
  })

  test('a name, a SKU and a category are enough for a draft', async () => {
    expect(await addProduct(draft)).toEqual({
      ...draft,
      id: 51,
      productBrand: '',
      stock: false,
      price: '$0.00',
      qty: 0,
      status: 'Inactive',
      image: '',
      description: '',
      barcode: '',
      media: [],
      categoryId: null,
      variants: [],
      combinations: [],
      pricing: { base: 0, discounted: null, isTaxed: true },
      inventory: { inTransit: 0, lastRestock: null, lifetime: 0 },
      shipping: 'company',
      delivery: { reach: 'worldwide', countries: [] },
      attributes: { isFragile: false, isBiodegradable: false, frozenTemperature: null, expiry: null },
      identifier: { type: 'EAN', value: '' },
      vendor: '',
      collection: '',
      tags: [],
      seo: { title: '', description: '', slug: '' },
    })
  })

  test('what there is some of is in stock, unless it says no', async () => {
    expect(await addProduct({ ...draft, qty: 3 })).toMatchObject({ stock: true })
    expect(await addProduct({ ...draft, sku: 'HO-9001', qty: 3, stock: false })).toMatchObject({
      stock: false,
    })
  })

  test('price, image, inventory and id in the body do not count', async () => {
    const odd = {
      ...draft,
      id: 7,
      price: '$1.00',
      image: 'x',
      inventory: { lifetime: 9 },
      sales: { units: 9 },
    }
    const { body } = await send('POST', PRODUCTS_PATH, odd)
    expect(body).toEqual(await productOf(51))
    expect(body).toMatchObject({ price: '$0.00', image: '', inventory: { lifetime: 0 } })
  })

  test('a SKU that is taken answers 400, whatever the letter case', async () => {
    const { sku } = await productOf(3)
    for (const taken of [sku, ` ${sku.toLowerCase()} `])
      expect(await send('POST', PRODUCTS_PATH, { ...draft, sku: taken })).toEqual({
        status: 400,
        body: {
          message: 'The given data is not valid',
          errors: { sku: ['Another product has this SKU'] },
        },
      })
    expect(await allProducts()).toHaveLength(50)
  })

  test('the SKU of a deleted product is free', async () => {
    const { sku } = await productOf(3)
    await removeProduct(3)
    expect(await addProduct({ ...draft, sku })).toMatchObject({ sku })
  })

  test('a discounted price above the base price answers 400', async () => {
    const pricing = { base: 10, discounted: 10.01, isTaxed: true }
    expect(await trespassOnProducts('POST', PRODUCTS_PATH, { ...draft, pricing })).toEqual({
      status: 400,
      fields: ['pricing.discounted'],
      isUntouched: true,
    })
  })

  test.each<[string, unknown, string[]]>([
    ['no JSON', '{', ['body']],
    ['a list', [draft], ['body']],
    ['nothing', {}, ['category', 'productName', 'sku']],
    ...wrongFields.map(([what, wrong, fields]): [string, unknown, string[]] => [
      what,
      { ...draft, ...wrong },
      fields,
    ]),
    [
      'a price of less than nothing',
      { ...draft, pricing: { base: -1, discounted: null, isTaxed: true } },
      ['pricing.base'],
    ],
    ['half a pricing', { ...draft, pricing: { base: 1 } }, ['pricing.discounted', 'pricing.isTaxed']],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    expect(await trespassOnProducts('POST', PRODUCTS_PATH, body)).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})
