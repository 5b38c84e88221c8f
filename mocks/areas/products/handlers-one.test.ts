import { describe, expect, test } from 'vitest'
import { createProduct, restoreProducts } from './contract.ts'
import { call, send, tokens } from '../../testing/call.ts'
import {
  allProducts,
  productOf,
  PRODUCTS_PATH,
  removeProduct,
  trespassOnProducts,
  UNKNOWN_PRODUCTS,
} from './testing.ts'

const gone = { status: 404, body: undefined }

describe('getProduct', () => {
  test('answers the product of the list with its detail', async () => {
    const { discounted, ...row } = (await allProducts()).find(
      ({ productName }) => productName === 'Longacre standing desk',
    )!
    const product = await productOf(row.id)
    expect(product).toMatchObject({
      ...row,
      pricing: { base: 2480, discounted, isTaxed: true },
      media: [{ url: row.image, alt: 'Longacre standing desk' }],
      variants: [
        { option: 'Size', values: ['120 × 70 cm', '160 × 80 cm'] },
        { option: 'Top', values: ['Oak', 'Ash'] },
      ],
      attributes: { isFragile: false, isBiodegradable: false, frozenTemperature: null, expiry: null },
    })
    expect(product.description).toMatch(/^<p>Oiled by hand/)
    expect(product).not.toHaveProperty('sales')
  })

  test.each(UNKNOWN_PRODUCTS)('answers 404 without a body to %s', async (id) => {
    expect(await send('GET', `${PRODUCTS_PATH}/${id}`)).toEqual(gone)
  })

  test('a broken escape in the address is no product either', async () => {
    expect(await send('GET', `${PRODUCTS_PATH}/%E0%A4%A`)).toEqual(gone)
  })

  test('is open to a client and to nobody in particular', async () => {
    expect((await send('GET', `${PRODUCTS_PATH}/1`, undefined, tokens.client)).status).toBe(200)
    expect((await send('GET', `${PRODUCTS_PATH}/1`, undefined, null)).status).toBe(200)
  })
})

describe('deleteProduct', () => {
  test('answers 204 without a body, and just this product is gone', async () => {
    const before = await allProducts()
    expect(await send('DELETE', `${PRODUCTS_PATH}/5`)).toEqual({ status: 204, body: undefined })
    expect(await send('GET', `${PRODUCTS_PATH}/5`)).toEqual(gone)
    expect(await allProducts()).toEqual(before.filter(({ id }) => id !== 5))
  })

  test('a second time it is not found', async () => {
    await removeProduct(5)
    expect(await send('DELETE', `${PRODUCTS_PATH}/5`)).toEqual(gone)
  })

  test.each(UNKNOWN_PRODUCTS)('answers 404 without a body to %s', async (id) => {
    expect(await send('DELETE', `${PRODUCTS_PATH}/${id}`)).toEqual(gone)
    expect(await allProducts()).toHaveLength(50)
  })
})

describe('restoreProducts', () => {
  const restore = (ids: number[]) => call(restoreProducts, { body: { ids } })

  test('puts products back in their old places, with their detail', async () => {
    const before = await allProducts()
    const detail = await productOf(20)
    for (const id of [1, 20, 50]) await removeProduct(id)
    const { products } = await restore([50, 1, 20])
    expect(products).toHaveLength(3)
    expect(products).toEqual(expect.arrayContaining(before.filter(({ id }) => [1, 20, 50].includes(id))))
    expect(await allProducts()).toEqual(before)
    expect(await productOf(20)).toEqual(detail)
  })

  test('the same id twice comes back once', async () => {
    await removeProduct(7)
    expect((await restore([7, 7])).products).toHaveLength(1)
    expect(await allProducts()).toHaveLength(50)
  })

  test.each([7, 8, 1522])(
    'with an id that was not deleted (%i) answers 404, and nothing comes back',
    async (id) => {
      await removeProduct(9)
      const answer = await send('POST', `${PRODUCTS_PATH}/restore`, { ids: [9, id] })
      expect(answer).toEqual({ status: 404, body: { message: 'Product not found' } })
      expect(await allProducts()).toHaveLength(49)
    },
  )

  test('answers 409 if another product has taken the SKU, and nothing comes back', async () => {
    const { sku, category } = await productOf(7)
    await removeProduct(7)
    await removeProduct(8)
    await call(createProduct, { body: { productName: 'Stand-in', sku: sku.toLowerCase(), category } })
    const answer = await send('POST', `${PRODUCTS_PATH}/restore`, { ids: [7, 8] })
    expect(answer).toEqual({ status: 409, body: { message: 'Another product has this SKU by now' } })
    expect(await allProducts()).toHaveLength(49)
  })

  test('answers 409 if two of the deleted had the same SKU one after the other', async () => {
    const { sku, category } = await productOf(7)
    await removeProduct(7)
    const { id } = await call(createProduct, { body: { productName: 'Stand-in', sku, category } })
    await removeProduct(id)
    expect((await send('POST', `${PRODUCTS_PATH}/restore`, { ids: [7, id] })).status).toBe(409)
    expect(await allProducts()).toHaveLength(49)
  })

  test.each<[string, unknown, string[]]>([
    ['no JSON', 'undo', ['body']],
    ['nothing', {}, ['ids']],
    ['no ids', { ids: [] }, ['ids']],
    ['an id of another kind', { ids: ['7'] }, ['ids.0']],
  ])('%s answers 400', async (_, body, fields) => {
    expect(await trespassOnProducts('POST', `${PRODUCTS_PATH}/restore`, body)).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})
