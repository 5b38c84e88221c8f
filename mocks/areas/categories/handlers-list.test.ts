import { describe, expect, test } from 'vitest'
import {
  CATEGORY_SORT_KEYS,
  type Category,
  type CategoryQuery,
  type CategorySortKey,
  listCategories,
} from './contract.ts'
import { ALL_ITEMS } from '../../contract/common.ts'
import { updateProduct } from '../products/contract.ts'
import { seedProducts } from '../products/seed.ts'
import { setScenario } from '../../scenarios.ts'
import { allCategories, CATEGORIES_PATH } from './testing.ts'
import { call, send, tokens } from '../../testing/call.ts'
import { describeList } from '../../testing/list-properties.ts'
import { addProduct, allProducts, draft, removeProduct } from '../products/testing.ts'

const list = (query: CategoryQuery = {}) => call(listCategories, { query })
const ids = (categories: readonly Category[]) => categories.map(({ id }) => id)

describeList('categories', {
  list: async (query) => {
    const { categories, total } = await list(query)
    return { rows: categories, total }
  },
  keyOf: ({ id }: Category) => id,
  sortKeys: CATEGORY_SORT_KEYS,
  filters: { q: ['a', 'office', 'الإضاءة', ' things '] },
})

describe('pages', () => {
  test('without a query: the first ten of twelve, in their order', async () => {
    const { categories, total } = await list()
    expect(ids(categories)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(total).toBe(12)
  })

  test('the rest is on the second page', async () => {
    expect(ids((await list({ page: 2 })).categories)).toEqual([11, 12])
  })

  test('rows carry their fields, and no more', async () => {
    const fields = 'description id image kind parentId slug status title totalEarning totalProducts'
    for (const category of await allCategories()) expect(Object.keys(category).sort().join(' ')).toBe(fields)
  })

  test('is open to a client and to nobody in particular', async () => {
    expect((await send('GET', CATEGORIES_PATH, undefined, tokens.client)).status).toBe(200)
    expect((await send('GET', CATEGORIES_PATH, undefined, null)).status).toBe(200)
  })

  test('in the scenario without rows there are none', async () => {
    setScenario({ empty: true })
    expect(await list()).toEqual({ categories: [], total: 0 })
  })
})

describe('search', () => {
  test('finds by the title and by the words of the description', async () => {
    expect(ids((await list({ q: ' AUDIO ' })).categories)).toEqual([7])
    expect(ids((await list({ q: 'puddles' })).categories)).toEqual([3])
    expect(ids((await list({ q: 'مصابيح' })).categories)).toEqual([11])
  })

  test.each(['<p>', '</', '.*', 'Published'])('%s is in no text', async (q) => {
    expect((await list({ q })).total).toBe(0)
  })
})

describe('totals', () => {
  const totalsOf = async (id: number) => {
    const { totalProducts, totalEarning } = (await allCategories()).find((one) => one.id === id)!
    return { totalProducts, totalEarning }
  }

  test('those at the top count each product once', async () => {
    const roots = (await allCategories()).filter(({ parentId }) => parentId === null)
    expect(roots.reduce((sum, { totalProducts }) => sum + totalProducts, 0)).toBe(50)
    const earning = seedProducts().reduce((sum, { sales }) => sum + sales.earning, 0)
    expect(roots.reduce((sum, { totalEarning }) => sum + totalEarning, 0)).toBeCloseTo(earning)
    for (const { title, totalProducts } of roots)
      expect(totalProducts).toBe((await allProducts()).filter(({ category }) => category === title).length)
  })

  test('a part holds some of its whole', async () => {
    const all = await allCategories()
    for (const part of all.filter(({ parentId }) => parentId !== null)) {
      const parent = all.find(({ id }) => id === part.parentId)!
      expect(part.totalProducts).toBeGreaterThan(0)
      expect(part.totalProducts).toBeLessThan(parent.totalProducts)
      expect(part.totalEarning).toBeLessThan(parent.totalEarning)
    }
  })

  test('the empty one holds nothing', async () => {
    expect(await totalsOf(12)).toEqual({ totalProducts: 0, totalEarning: 0 })
  })

  test('follow a product that is added, tagged, moved and deleted', async () => {
    const before = await totalsOf(4)
    const { id } = await addProduct({ ...draft, category: 'Office' })
    expect(await totalsOf(4)).toEqual({ ...before, totalProducts: before.totalProducts + 1 })

    const { totalProducts } = await totalsOf(10)
    await call(updateProduct, { params: { id }, body: { tags: ['stationery'] } })
    expect((await totalsOf(10)).totalProducts).toBe(totalProducts + 1)

    await call(updateProduct, { params: { id }, body: { category: 'Games' } })
    expect(await totalsOf(4)).toEqual(before)
    expect((await totalsOf(10)).totalProducts).toBe(totalProducts)

    const games = await totalsOf(6)
    await removeProduct(id)
    expect((await totalsOf(6)).totalProducts).toBe(games.totalProducts - 1)
  })

  test('the earning goes with a deleted product', async () => {
    const product = seedProducts().find(({ category, sales }) => category === 'Shoes' && sales.earning > 0)!
    const { totalEarning } = await totalsOf(3)
    await removeProduct(product.id)
    expect((await totalsOf(3)).totalEarning).toBeCloseTo(totalEarning - product.sales.earning)
  })
})

describe('sorting', () => {
  const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  const orders: Record<CategorySortKey, (one: Category, other: Category) => number> = {
    name: (one, other) => collator.compare(one.title, other.title),
    products: (one, other) => one.totalProducts - other.totalProducts,
    earning: (one, other) => one.totalEarning - other.totalEarning,
  }

  test.each(CATEGORY_SORT_KEYS)('by %s, both ways, equal ones in their order', async (sortBy) => {
    const all = await allCategories()
    const up = await list({ sortBy, orderBy: 'asc', itemsPerPage: ALL_ITEMS })
    const down = await list({ sortBy, orderBy: 'desc', itemsPerPage: ALL_ITEMS })
    expect(ids(up.categories)).toEqual(ids(all.toSorted(orders[sortBy])))
    expect(ids(down.categories)).toEqual(ids(all.toSorted((one, other) => orders[sortBy](other, one))))
  })
})
