import { expect, test } from 'vitest'
import { call, send } from '../../testing/call.ts'
import { editProducts, getProduct, type ProductsEdit } from './contract.ts'

const edit = (ids: number[], changes: ProductsEdit) => call(editProducts, { body: { ids, ...changes } })
const tagsOf = async (id: number) => (await call(getProduct, { params: { id: String(id) } })).tags

test('tells of each product what was changed, as it was and as it is', async () => {
  const tags = await tagsOf(1)
  const { before, after } = await edit([1], { addTags: ['Fresh'] })
  expect(before).toEqual([{ id: 1, tags }])
  expect(after).toEqual([{ id: 1, tags: [...tags, 'Fresh'] }])
})

test('refuses more tags than a product has room for, and changes nothing', async () => {
  const tags = await tagsOf(1)
  const addTags = Array.from({ length: 30 - tags.length }, (_, index) => `Tag ${index}`)
  await edit([1], { addTags })
  const { status, body } = await send('POST', '/api/apps/ecommerce/products/edit', {
    ids: [1, 2],
    addTags: ['One more'],
  })
  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: { addTags: [expect.any(String)] } })
  expect(await tagsOf(2)).not.toContain('One more')
})
