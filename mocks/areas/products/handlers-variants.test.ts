import { describe, expect, test } from 'vitest'
import { getProductWords, listProducts, type ProductQuery, restockProduct } from './contract.ts'
import { call, send } from '../../testing/call.ts'
import { addProduct, draft, productOf, PRODUCTS_PATH, trespassOnProducts, whole } from './testing.ts'

const two = whole.combinations!

describe('variants that are counted apart', () => {
  test('add up to the quantity, whatever else is said', async () => {
    expect(await addProduct({ ...whole, qty: 500 })).toMatchObject({ qty: 12, stock: true })
    const { id } = await productOf(51)
    const combinations = [{ ...two[0]!, qty: 1 }, two[1]!]
    const { body } = await send('PUT', `${PRODUCTS_PATH}/${id}`, { combinations })
    expect(body).toMatchObject({ qty: 4, combinations, inventory: { lifetime: 12 } })
  })

  test('take no quantity of the whole', async () => {
    const { id } = await addProduct(whole)
    const refused = { status: 400, fields: ['qty'], isUntouched: true }
    expect(await trespassOnProducts('PUT', `${PRODUCTS_PATH}/${id}`, { qty: 40 })).toEqual(refused)
    expect((await send('PUT', `${PRODUCTS_PATH}/${id}`, { qty: 12 })).status).toBe(200)
  })

  test('are restocked one by one', async () => {
    const { id } = await addProduct(whole)
    const refused = { status: 400, fields: ['values'], isUntouched: true }
    const path = `${PRODUCTS_PATH}/${id}/restock`
    expect(await trespassOnProducts('POST', path, { quantity: 5 })).toEqual(refused)
    expect(await trespassOnProducts('POST', path, { quantity: 5, values: ['Teak'] })).toEqual(refused)
    const after = await call(restockProduct, { params: { id }, body: { quantity: 5, values: ['Beech'] } })
    expect(after.combinations.map(({ qty }) => qty)).toEqual([9, 8])
    expect(after.qty).toBe(17)
  })

  test.each([
    ['a value that no option has', [{ ...two[0]!, values: ['Teak'] }]],
    ['too many values', [{ ...two[0]!, values: ['Oak', 'Beech'] }]],
    ['the same variant twice', [two[0]!, { ...two[0]!, sku: 'HO-1' }]],
    ['the same SKU twice', [two[0]!, { ...two[1]!, sku: 'ho-9000-o' }]],
  ])('%s is refused', async (_, combinations) => {
    const refused = { status: 400, fields: ['combinations'], isUntouched: true }
    expect(await trespassOnProducts('POST', PRODUCTS_PATH, { ...whole, combinations })).toEqual(refused)
  })

  test('an option that stands there twice is refused', async () => {
    const variants = [
      { option: 'Size', values: ['S'] },
      { option: 'size', values: ['M'] },
    ]
    const refused = { status: 400, fields: ['variants'], isUntouched: true }
    expect(await trespassOnProducts('POST', PRODUCTS_PATH, { ...draft, variants })).toEqual(refused)
  })
})

describe('the list beyond the specification', () => {
  const list = async (query: ProductQuery) =>
    (await call(listProducts, { query: { ...query, itemsPerPage: -1 } })).products
  const priceOf = ({ price }: { price: string }) => Number(price.replace(/[$,]/g, ''))

  test('keeps to the bounds of price and quantity', async () => {
    const found = await list({ priceFrom: 50, priceTo: 150 })
    expect(found.length).toBeGreaterThan(0)
    for (const product of found) {
      expect(priceOf(product)).toBeGreaterThanOrEqual(50)
      expect(priceOf(product)).toBeLessThanOrEqual(150)
    }
    expect((await list({ qtyFrom: 6 })).every(({ qty }) => qty > 5)).toBe(true)
    const low = await list({ qtyTo: 5 })
    expect(low.length).toBeGreaterThan(0)
    expect(low.every(({ qty }) => qty <= 5)).toBe(true)
  })

  test('finds what is in a category of the tree, by its kind, its tags or by hand', async () => {
    const audio = await list({ categoryId: 7 })
    expect(audio.length).toBeGreaterThan(0)
    expect(audio.every(({ category }) => category === 'Electronics')).toBe(true)
    const { id } = await addProduct({ ...draft, category: 'Electronics', categoryId: 8 })
    for (const categoryId of [1, 7, 8])
      expect((await list({ categoryId })).map((product) => product.id)).toContain(id)
    expect(await list({ categoryId: 99 })).toEqual([])
  })
})

test('the words that products have stand there once', async () => {
  await addProduct({ ...draft, vendor: 'Zwölf Winde', tags: ['gift'] })
  const words = await call(getProductWords)
  expect(words.vendors).toContain('Zwölf Winde')
  expect(words.tags.filter((tag) => tag === 'gift')).toEqual(['gift'])
  expect(words.collections).not.toContain('')
})

test('another kind takes a product out of its category, and a category of another kind is refused', async () => {
  const { id } = await addProduct(whole)
  await send('PUT', `${PRODUCTS_PATH}/${id}`, { category: 'Games' })
  expect(await productOf(id)).toMatchObject({ category: 'Games', categoryId: null })
  expect((await send('PUT', `${PRODUCTS_PATH}/${id}`, { categoryId: 5 })).status).toBe(400)
})
