import { describe, expect, test } from 'vitest'
import {
  type CategoryEdit,
  createCategory,
  deleteCategories,
  deleteCategory,
  type NewCategory,
  restoreCategories,
  updateCategory,
} from './contract.ts'
import { picture } from '../../seed/pictures.ts'
import { allCategories, CATEGORIES_PATH, trespassOnCategories } from './testing.ts'
import { call, send } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'

const notFound = { status: 404, body: { message: 'Category not found' } }
const unknownIds = ['13', ...NO_IDS]

const create = (body: NewCategory) => call(createCategory, { body })
const update = (id: number, body: CategoryEdit) => call(updateCategory, { params: { id }, body })
const remove = (id: number) => call(deleteCategory, { params: { id } })
const restore = (ids: unknown) => send('POST', `${CATEGORIES_PATH}/restore`, { ids })
const categoryOf = async (id: number) => (await allCategories()).find((one) => one.id === id)
const trespass = async (method: string, path: string, body: unknown) => {
  const { isUntouched, ...answer } = await trespassOnCategories(method, CATEGORIES_PATH + path, body)
  expect(isUntouched).toBe(true)
  return answer
}

const wrongFields: [string, object, string[]][] = [
  ['a blank title', { title: ' ' }, ['title']],
  ['an endless title', { title: 'x'.repeat(10_000) }, ['title']],
  ['a slug with blanks', { slug: 'two words' }, ['slug']],
  ['a slug with a path in it', { slug: '../shoes' }, ['slug']],
  ['an empty slug', { slug: '' }, ['slug']],
  ['a slug that is taken', { slug: ' Shoes ' }, ['slug']],
  ['an unknown status', { status: 'Gone' }, ['status']],
  ['a parent that is none', { parentId: 99 }, ['parentId']],
  ['a parent by its name', { parentId: 'Shoes' }, ['parentId']],
  ['no description at all', { description: null }, ['description']],
]

describe('createCategory', () => {
  test('answers 201 with what was given, under the next id at the end of the list', async () => {
    const before = await allCategories()
    const given = {
      title: 'Kitchen',
      slug: 'kitchen-and-table',
      description: '<p>Pots.</p>',
      image: picture('products/kettle-a'),
      parentId: 5,
      status: 'Scheduled',
    }
    const { status, body } = await send('POST', CATEGORIES_PATH, given)
    expect(status).toBe(201)
    expect(body).toEqual({ ...given, id: 13, kind: 'Home Decor', totalProducts: 0, totalEarning: 0 })
    expect(await allCategories()).toEqual([...before, body])
  })

  test('a title is enough', async () => {
    expect(await create({ title: 'Kitchen' })).toEqual({
      id: 13,
      kind: null,
      title: 'Kitchen',
      slug: 'kitchen',
      description: '',
      image: '',
      parentId: null,
      status: 'Published',
      totalProducts: 0,
      totalEarning: 0,
    })
  })

  test.each([
    ['Pots & pans, new!', 'pots-pans-new'],
    ['Été à la mer', 'été-à-la-mer'],
    ['ركن القهوة', 'ركن-القهوة'],
    ['  Shoes  ', 'shoes-2'],
    ['!?', 'category'],
    ['x'.repeat(200), 'x'.repeat(180)],
  ])('the slug of %s is %s', async (title, slug) => {
    expect(await create({ title })).toMatchObject({ slug })
  })

  test('the slugs of equal titles differ', async () => {
    const slugs = [await create({ title: 'Office' }), await create({ title: 'Office' })].map(
      ({ slug }) => slug,
    )
    expect(slugs).toEqual(['office-2', 'office-3'])
  })

  test('id and totals in the body do not count', async () => {
    const { body } = await send('POST', CATEGORIES_PATH, {
      title: 'Kitchen',
      id: 3,
      totalProducts: 9,
      productCategory: 'Shoes',
    })
    expect(body).toMatchObject({ id: 13, totalProducts: 0 })
  })

  test.each<[string, unknown, string[]]>([
    ['no JSON', '{', ['body']],
    ['nothing', {}, ['title']],
    ...wrongFields.map(([what, wrong, fields]): [string, unknown, string[]] => [
      what,
      { title: 'Kitchen', ...wrong },
      fields,
    ]),
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    expect(await trespass('POST', '', body)).toEqual({ status: 400, fields })
  })
})

describe('updateCategory', () => {
  test('changes what is given and keeps the rest, its place and the others', async () => {
    const before = await allCategories()
    const after = await update(3, { title: 'Footwear', status: 'Inactive' })
    expect(after).toEqual({ ...before[2], title: 'Footwear', status: 'Inactive' })
    expect(await allCategories()).toEqual(before.map((one) => (one.id === 3 ? after : one)))
  })

  test('a category may move, to the top too, and keeps what it holds', async () => {
    const { totalProducts } = (await categoryOf(10))!
    expect(await update(10, { parentId: 6 })).toMatchObject({ parentId: 6, totalProducts })
    expect(await update(10, { parentId: null })).toMatchObject({ parentId: null, totalProducts })
  })

  test('nothing given and its own slug change nothing', async () => {
    const before = await categoryOf(3)
    expect(await update(3, {})).toEqual(before)
    expect(await update(3, { slug: 'shoes' })).toEqual(before)
  })

  test.each([1, 7, 8])('the first cannot be part of %i, which it is or holds', async (parentId) => {
    expect(await send('PUT', `${CATEGORIES_PATH}/1`, { parentId })).toEqual({
      status: 400,
      body: {
        message: 'The given data is not valid',
        errors: { parentId: ['A category cannot be part of itself'] },
      },
    })
    expect(await categoryOf(1)).toMatchObject({ parentId: null })
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    expect(await send('PUT', `${CATEGORIES_PATH}/${id}`, { title: 'Kitchen' })).toEqual(notFound)
  })

  test.each<[string, unknown, string[]]>([['no JSON', 'title=x', ['body']], ...wrongFields])(
    '%s answers 400 and stores nothing',
    async (_, body, fields) => {
      expect(await trespass('PUT', '/4', body)).toEqual({ status: 400, fields })
    },
  )
})

describe('deleteCategory', () => {
  test('answers 204 without a body, and just this category is gone', async () => {
    const before = await allCategories()
    expect(await send('DELETE', `${CATEGORIES_PATH}/8`)).toEqual({ status: 204, body: undefined })
    expect(await allCategories()).toEqual(before.filter(({ id }) => id !== 8))
    expect(await send('DELETE', `${CATEGORIES_PATH}/8`)).toEqual(notFound)
  })

  test('answers 409 while others are part of it', async () => {
    const inUse = { status: 409, body: { message: 'Other categories are part of this one' } }
    expect(await send('DELETE', `${CATEGORIES_PATH}/7`)).toEqual(inUse)
    expect(await allCategories()).toHaveLength(12)
    await remove(8)
    expect((await send('DELETE', `${CATEGORIES_PATH}/7`)).status).toBe(204)
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    expect(await send('DELETE', `${CATEGORIES_PATH}/${id}`)).toEqual(notFound)
    expect(await allCategories()).toHaveLength(12)
  })
})

describe('deleteCategories', () => {
  const parentOf = async (id: number) => (await categoryOf(id))?.parentId
  const removeAll = (ids: number[]) => call(deleteCategories, { body: { ids } })

  test('moves up what stays, past all that goes, and takes it back', async () => {
    const before = await allCategories()
    const done = await removeAll([1, 7])
    expect(done).toEqual({ ids: [1, 7], moved: [{ id: 8, from: 7, to: null }] })
    expect(await parentOf(8)).toBeNull()
    await call(restoreCategories, { body: done })
    expect(await allCategories()).toEqual(before)
  })

  test('taken back, what was moved again stays where it is', async () => {
    const done = await removeAll([7])
    expect(await parentOf(8)).toBe(1)
    await call(updateCategory, { params: { id: 8 }, body: { parentId: 2 } })
    await call(restoreCategories, { body: done })
    expect(await parentOf(8)).toBe(2)
  })

  test('taken back, nothing becomes a part of itself', async () => {
    const done = await removeAll([7])
    const moved = [{ id: 1, from: 7, to: null }]
    await call(restoreCategories, { body: { ...done, moved } })
    expect(await parentOf(1)).toBeNull()
  })
})

describe('restoreCategories', () => {
  test('puts categories back in their old places, a whole with its part', async () => {
    const before = await allCategories()
    for (const id of [8, 7]) await remove(id)
    const { categories } = await call(restoreCategories, { body: { ids: [7, 8, 7] } })
    expect(new Set(categories)).toEqual(new Set(before.slice(6, 8)))
    expect(await allCategories()).toEqual(before)
  })

  test.each([1, 99])(
    'with an id that was not deleted (%i) answers 404, and nothing comes back',
    async (id) => {
      await remove(12)
      expect(await restore([12, id])).toEqual(notFound)
      expect(await allCategories()).toHaveLength(11)
    },
  )

  test('answers 409 if what it was part of is gone', async () => {
    for (const id of [8, 7]) await remove(id)
    expect(await restore([8])).toEqual({
      status: 409,
      body: { message: 'What this category was part of is gone' },
    })
    expect(await allCategories()).toHaveLength(10)
  })

  test('answers 409 if another category has taken the slug', async () => {
    await remove(9)
    await create({ title: 'Bags and wallets' })
    expect(await restore([9])).toEqual({
      status: 409,
      body: { message: 'Another category has this slug by now' },
    })
    expect(await categoryOf(9)).toBeUndefined()
  })

  test.each<[string, unknown, string[]]>([
    ['no JSON', 'undo', ['body']],
    ['no ids', { ids: [] }, ['ids']],
  ])('%s answers 400', async (_, body, fields) => {
    expect(await trespass('POST', '/restore', body)).toEqual({ status: 400, fields })
  })
})
