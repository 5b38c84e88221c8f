import { beforeEach, describe, expect, test } from 'vitest'
import { duplicateProduct, restockProduct } from './contract.ts'
import { setNow } from '../../seed/clock.ts'
import { call, send } from '../../testing/call.ts'
import {
  addProduct,
  allProducts,
  draft,
  idWhere,
  productOf,
  PRODUCTS_PATH,
  trespassOnProducts,
  UNKNOWN_PRODUCTS,
} from './testing.ts'

const notFound = { status: 404, body: { message: 'Product not found' } }
const restock = (id: number, quantity: number) => call(restockProduct, { params: { id }, body: { quantity } })

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describe('duplicateProduct', () => {
  const duplicate = (id: number) => call(duplicateProduct, { params: { id } })

  test('answers 201 with an inactive copy that nobody has in stock', async () => {
    const original = await productOf(7)
    const { status, body } = await send('POST', `${PRODUCTS_PATH}/7/duplicate`)
    expect(status).toBe(201)
    expect(body).toEqual({
      ...original,
      id: 51,
      productName: `${original.productName} (2)`,
      sku: `${original.sku}-2`,
      barcode: '',
      identifier: { ...original.identifier, value: '' },
      status: 'Inactive',
      stock: false,
      qty: 0,
      inventory: { inTransit: 0, lastRestock: null, lifetime: 0 },
    })
    expect(await productOf(51)).toEqual(body)
    expect(await productOf(7)).toEqual(original)
    expect((await allProducts())[0]?.id).toBe(51)
  })

  test('each copy has a SKU and a name of its own', async () => {
    const { sku, productName } = await productOf(7)
    const copies = [await duplicate(7), await duplicate(7), await duplicate(7)]
    expect(copies.map((copy) => copy.sku)).toEqual([`${sku}-2`, `${sku}-3`, `${sku}-4`])
    expect(copies.map((copy) => copy.productName)).toEqual(
      [2, 3, 4].map((number) => `${productName} (${number})`),
    )
  })

  test('a name and a SKU of full length leave room for the number', async () => {
    const { id } = await addProduct({ ...draft, productName: 'n'.repeat(200), sku: 's'.repeat(200) })
    const copy = await duplicate(id)
    expect(copy.productName).toMatch(/^n+ \(2\)$/)
    expect(copy.sku).toMatch(/^s+-2$/)
  })

  test.each(UNKNOWN_PRODUCTS)('answers 404 to %s', async (id) => {
    expect(await send('POST', `${PRODUCTS_PATH}/${id}/duplicate`)).toEqual(notFound)
    expect(await allProducts()).toHaveLength(50)
  })
})

describe('restockProduct', () => {
  test('adds to the stock and to all there ever was, takes from what is in transit, and tells the day', async () => {
    const id = await idWhere(({ inventory }) => inventory.inTransit > 10)
    const before = await productOf(id)
    const after = await restock(id, 4)
    expect(after).toEqual({
      ...before,
      qty: before.qty + 4,
      stock: before.stock || before.qty === 0,
      inventory: {
        inTransit: before.inventory.inTransit - 4,
        lastRestock: '2026-03-10',
        lifetime: before.inventory.lifetime + 4,
      },
    })
    expect(await productOf(id)).toEqual(after)
  })

  test('more than was in transit leaves nothing there', async () => {
    const id = await idWhere(({ inventory }) => inventory.inTransit > 0)
    expect((await restock(id, 100_000)).inventory.inTransit).toBe(0)
  })

  test('what had run out is in stock again, what was withdrawn stays so', async () => {
    expect(await restock(await idWhere(({ qty }) => qty === 0), 1)).toMatchObject({ stock: true, qty: 1 })
    const withdrawn = await idWhere(({ qty, stock }) => qty > 0 && !stock)
    expect(await restock(withdrawn, 1)).toMatchObject({ stock: false })
  })

  test.each(UNKNOWN_PRODUCTS)('answers 404 to %s', async (id) => {
    expect(await send('POST', `${PRODUCTS_PATH}/${id}/restock`, { quantity: 1 })).toEqual(notFound)
  })

  test.each<[string, unknown]>([
    ['nothing', {}],
    ['none', { quantity: 0 }],
    ['fewer than none', { quantity: -5 }],
    ['a part of one', { quantity: 1.5 }],
    ['a number as text', { quantity: '5' }],
    ['more than there are', { quantity: 1e12 }],
  ])('%s answers 400', async (_, body) => {
    expect(await trespassOnProducts('POST', `${PRODUCTS_PATH}/5/restock`, body)).toEqual({
      status: 400,
      fields: ['quantity'],
      isUntouched: true,
    })
  })
})
