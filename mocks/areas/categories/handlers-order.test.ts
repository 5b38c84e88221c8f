import { expect, test } from 'vitest'
import { createCategory, reorderCategories } from './contract.ts'
import { allCategories, CATEGORIES_PATH, trespassOnCategories } from './testing.ts'
import { call } from '../../testing/call.ts'

const ids = async () => (await allCategories()).map(({ id }) => id)

test('those at the top take the given order, and the others stay', async () => {
  await call(reorderCategories, { body: { parentId: null, ids: [12, 6, 5, 4, 3, 2, 1] } })
  expect(await ids()).toEqual([12, 6, 5, 4, 3, 2, 7, 8, 9, 10, 11, 1])
})

test('the parts of a category, too', async () => {
  const { id } = await call(createCategory, { body: { title: 'Cameras', parentId: 1 } })
  const { categories } = await call(reorderCategories, { body: { parentId: 1, ids: [id, 7] } })
  expect(categories.map((category) => category.id)).toEqual([id, 7])
})

test.each([
  ['not all of them', { parentId: null, ids: [1, 2] }],
  ['one twice', { parentId: null, ids: [1, 1, 2, 3, 4, 5, 6] }],
  ['one from elsewhere', { parentId: 1, ids: [8] }],
])('%s: nothing moves', async (_, body) => {
  const answer = await trespassOnCategories('POST', `${CATEGORIES_PATH}/reorder`, body)
  expect(answer).toMatchObject({ status: 400, fields: ['ids'] })
})
