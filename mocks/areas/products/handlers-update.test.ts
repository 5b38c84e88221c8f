import { describe, expect, test } from 'vitest'
import { createCategory, deleteCategory, listCategories, updateCategory } from '../categories/contract.ts'
import { type ProductEdit, updateProduct } from './contract.ts'
import { call, send } from '../../testing/call.ts'
import {
  allProducts,
  idWhere,
  productOf,
  PRODUCTS_PATH,
  trespassOnProducts,
  UNKNOWN_PRODUCTS,
  whole,
  wrongFields,
} from './testing.ts'

const notFound = { status: 404, body: { message: 'Product not found' } }
const update = (id: number, body: ProductEdit) => call(updateProduct, { params: { id }, body })

describe('updateProduct', () => {
  test('changes what is given and keeps the rest', async () => {
    const before = await productOf(5)
    const after = await update(5, {
      productName: 'Five',
      stock: !before.stock,
      tags: [],
      status: 'inactive' as never,
    })
    expect(after).toEqual({
      ...before,
      productName: 'Five',
      stock: !before.stock,
      tags: [],
      status: 'Inactive',
    })
    expect(await productOf(5)).toEqual(after)
  })

  test('keeps the place in the list, and all others', async () => {
    const before = await allProducts()
    await send('PUT', `${PRODUCTS_PATH}/5`, { id: 99, productName: 'Five' })
    expect(await allProducts()).toEqual(
      before.map((product) => (product.id === 5 ? { ...product, productName: 'Five' } : product)),
    )
  })

  test('can be changed after its category was deleted, or is of another kind by now', async () => {
    const { id: parentId } = (await call(listCategories)).categories.find(({ kind }) => kind !== null)!
    const { id, kind } = await call(createCategory, { body: { title: 'Corner', parentId } })
    await update(5, { category: kind!, categoryId: id })
    await call(updateCategory, { params: { id }, body: { parentId: null } })
    expect(await update(5, { productName: 'Six' })).toMatchObject({ productName: 'Six', categoryId: null })
    await call(updateCategory, { params: { id }, body: { parentId } })
    await update(5, { categoryId: id })
    await call(deleteCategory, { params: { id } })
    expect(await update(5, { productName: 'Seven' })).toMatchObject({
      productName: 'Seven',
      categoryId: null,
    })
  })

  test('nothing given changes nothing', async () => {
    const before = await productOf(5)
    expect(await update(5, {})).toEqual(before)
  })

  test('a part of the pricing keeps the other parts, and the price follows', async () => {
    const before = await productOf(5)
    const after = await update(5, { pricing: { base: 12345.6 } })
    expect(after).toEqual({ ...before, price: '$12,345.60', pricing: { ...before.pricing, base: 12345.6 } })
    expect((await allProducts()).find(({ id }) => id === 5)?.price).toBe('$12,345.60')
  })

  test('a part of the attributes keeps the other parts', async () => {
    const before = await productOf(5)
    const { attributes } = await update(5, { attributes: { expiry: '2028-02-29' } })
    expect(attributes).toEqual({ ...before.attributes, expiry: '2028-02-29' })
  })

  test('the image follows from the media', async () => {
    expect(await update(5, { media: [{ url: '/a.svg', alt: '' }] })).toMatchObject({ image: '/a.svg' })
    expect(await update(5, { media: [] })).toMatchObject({ image: '' })
  })

  test('a count above all there ever was raises what there ever was', async () => {
    const { lifetime } = (await productOf(5)).inventory
    expect((await update(5, { qty: lifetime + 5 })).inventory.lifetime).toBe(lifetime + 5)
    expect((await update(5, { qty: 1 })).inventory.lifetime).toBe(lifetime + 5)
  })

  test('its own SKU is not taken, that of another is', async () => {
    const [{ sku }, other] = await Promise.all([productOf(5), productOf(6)])
    expect(await update(5, { sku: sku.toLowerCase() })).toMatchObject({ sku: sku.toLowerCase() })
    expect(await trespassOnProducts('PUT', `${PRODUCTS_PATH}/5`, { sku: other.sku })).toEqual({
      status: 400,
      fields: ['sku'],
      isUntouched: true,
    })
  })

  test('a base price below the discounted one answers 400', async () => {
    const id = await idWhere(({ pricing }) => pricing.discounted !== null)
    expect(await trespassOnProducts('PUT', `${PRODUCTS_PATH}/${id}`, { pricing: { base: 1 } })).toEqual({
      status: 400,
      fields: ['pricing.discounted'],
      isUntouched: true,
    })
    expect(await update(id, { pricing: { base: 1, discounted: null } })).toMatchObject({ price: '$1.00' })
  })

  test('what is in the shop keeps a price, above the discounted one', async () => {
    const id = await idWhere(({ pricing, status }) => pricing.discounted !== null && status === 'Published')
    const put = (body: unknown) => trespassOnProducts('PUT', `${PRODUCTS_PATH}/${id}`, body)
    expect(await put({ pricing: { base: 0, discounted: null } })).toMatchObject({ fields: ['pricing.base'] })
    expect(await put({ pricing: { base: 5, discounted: 5 } })).toMatchObject({
      fields: ['pricing.discounted'],
    })
  })

  test.each(UNKNOWN_PRODUCTS)('answers 404 to %s', async (id) => {
    const before = await allProducts()
    expect(await send('PUT', `${PRODUCTS_PATH}/${id}`, whole)).toEqual(notFound)
    expect(await allProducts()).toEqual(before)
  })

  test.each<[string, unknown, string[]]>([
    ['no JSON', 'productName=x', ['body']],
    ['null instead of a body', 'null', ['body']],
    ...wrongFields,
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    expect(await trespassOnProducts('PUT', `${PRODUCTS_PATH}/5`, body)).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})
