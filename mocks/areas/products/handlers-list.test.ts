import { describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../../contract/common.ts'
import {
  listProducts,
  type Product,
  PRODUCT_CATEGORIES,
  PRODUCT_SORT_KEYS,
  PRODUCT_STATUSES,
  type ProductQuery,
  type ProductSortKey,
} from './contract.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send } from '../../testing/call.ts'
import { describeList } from '../../testing/list-properties.ts'
import { allProducts, PRODUCTS_PATH } from './testing.ts'

const list = (query: ProductQuery = {}) => call(listProducts, { query })
const ids = (products: readonly Product[]) => products.map(({ id }) => id)
const countDown = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index)

const raw = async (query: string) => {
  const { status, body } = await send('GET', `${PRODUCTS_PATH}?${query}`)
  expect(status).toBe(200)
  return body as Awaited<ReturnType<typeof list>>
}

describeList('products', {
  list: async (query) => {
    const { products, total } = await list(query)
    return { rows: products, total }
  },
  keyOf: ({ id }: Product) => id,
  sortKeys: PRODUCT_SORT_KEYS,
  filters: {
    q: ['a', 'halvane', '«', 'مصباح', ' pebble '],
    stock: [true, false],
    category: PRODUCT_CATEGORIES,
    status: PRODUCT_STATUSES,
  },
  partitions: ['stock', 'category', 'status'],
})

describe('pages', () => {
  test('without a query: the ten newest of fifty, newest first', async () => {
    const { products, total } = await list()
    expect(ids(products)).toEqual(countDown(50, 41))
    expect(total).toBe(50)
  })

  test('a later page and another size', async () => {
    const { products, total } = await list({ page: 3, itemsPerPage: 20 })
    expect(ids(products)).toEqual(countDown(10, 1))
    expect(total).toBe(50)
  })

  test('a page past the last is empty, but the total stays', async () => {
    expect(await list({ page: 6 })).toEqual({ products: [], total: 50 })
  })

  test('rows carry the fields of the list, and no more', async () => {
    const fields = 'category discounted id image price productBrand productName qty sku status stock'
    for (const product of await allProducts()) expect(Object.keys(product).sort().join(' ')).toBe(fields)
  })

  test('in the scenario without rows there are none', async () => {
    setScenario({ empty: true })
    expect(await list()).toEqual({ products: [], total: 0 })
  })
})

describe('search', () => {
  test('finds by a part of the name, whatever the letter case', async () => {
    for (const q of ['heron', '  HERON ', 'eron ']) {
      const { products, total } = await list({ q })
      expect(products.map(({ productName }) => productName).sort()).toEqual([
        'Heron field watch',
        'Heron night watch',
      ])
      expect(total).toBe(2)
    }
  })

  test('finds by the brand', async () => {
    const { products } = await list({ q: 'quillmark' })
    expect(products).toHaveLength(3)
    for (const { productBrand } of products) expect(productBrand).toBe('Quillmark')
  })

  test('finds Arabic and French', async () => {
    expect((await list({ q: 'القوافل' })).total).toBe(1)
    expect((await list({ q: 'MARÉE' })).total).toBe(1)
  })

  test('finds by the SKU that the row shows', async () => {
    for (const { id, sku } of (await allProducts()).slice(0, 5)) {
      const { products } = await list({ q: ` ${sku.toLowerCase()} ` })
      expect(products.map((product) => product.id)).toContain(id)
      for (const product of products) expect(product.sku).toContain(sku)
    }
  })

  test('does not look into other fields, and takes no patterns', async () => {
    for (const q of ['Electronics', 'Published', '.*', '%', 'x'.repeat(10_000)])
      expect((await list({ q })).total).toBe(0)
  })

  test('blanks alone find everything', async () => {
    expect((await list({ q: '   ' })).total).toBe(50)
  })
})

describe('filters', () => {
  const whole = (query: ProductQuery) => list({ ...query, itemsPerPage: ALL_ITEMS })

  test('stock, category and status each keep their own', async () => {
    const all = await allProducts()
    expect((await whole({ stock: true })).products).toEqual(all.filter(({ stock }) => stock))
    expect((await whole({ stock: false })).products).toEqual(all.filter(({ stock }) => !stock))
    expect((await whole({ category: 'Home Decor' })).products).toEqual(
      all.filter(({ category }) => category === 'Home Decor'),
    )
    expect((await whole({ status: 'Scheduled' })).products).toEqual(
      all.filter(({ status }) => status === 'Scheduled'),
    )
  })

  test('together they narrow each other', async () => {
    const { products, total } = await whole({ category: 'Office', status: 'Published', stock: true, q: 'e' })
    expect(total).toBeGreaterThan(0)
    for (const product of products)
      expect(product).toMatchObject({ category: 'Office', status: 'Published', stock: true })
    expect(total).toBeLessThan((await list({ category: 'Office' })).total)
  })

  test('letter case does not matter, and an empty filter is none', async () => {
    const { total } = await list({ category: 'Home Decor' })
    expect((await raw('category=home+decor')).total).toBe(total)
    expect((await raw('category=&status=&stock=&q=')).total).toBe(50)
  })

  test.each(['category=Cars', 'status=__proto__', 'status=constructor'])(
    '%s keeps nothing',
    async (query) => {
      expect((await raw(query)).total).toBe(0)
    },
  )

  test.each(['perhaps', '1', 'null'])('a stock of %s does not filter', async (stock) => {
    expect((await raw(`stock=${stock}`)).total).toBe(50)
  })
})

describe('sorting', () => {
  const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  const dollars = (price: string) => Number(price.replace(/[$,]/g, ''))
  const byNumber = (valueOf: (product: Product) => number) => (one: Product, other: Product) =>
    valueOf(one) - valueOf(other)
  const byText = (valueOf: (product: Product) => string) => (one: Product, other: Product) =>
    collator.compare(valueOf(one), valueOf(other))
  const orders: Record<ProductSortKey, (one: Product, other: Product) => number> = {
    product: byText(({ productName }) => productName),
    category: byText(({ category }) => category),
    status: byText(({ status }) => status),
    price: byNumber(({ price, discounted }) => discounted ?? dollars(price)),
    qty: byNumber(({ qty }) => qty),
    sku: byText(({ sku }) => sku),
  }

  test.each(PRODUCT_SORT_KEYS)('by %s, both ways, equal ones newest first', async (sortBy) => {
    const all = await allProducts()
    const up = await list({ sortBy, orderBy: 'asc', itemsPerPage: ALL_ITEMS })
    const down = await list({ sortBy, orderBy: 'desc', itemsPerPage: ALL_ITEMS })
    expect(ids(up.products)).toEqual(ids(all.toSorted(orders[sortBy])))
    expect(ids(down.products)).toEqual(ids(all.toSorted((one, other) => orders[sortBy](other, one))))
  })

  test('a price of four digits is above one of three', async () => {
    const { products } = await list({ sortBy: 'price', orderBy: 'desc' })
    expect(products[0]?.price).toBe('$2,480.00')
    expect((await list({ sortBy: 'price' })).products[0]?.price).toBe('$2.40')
  })

  test('ascending unless it says desc', async () => {
    const ascending = ids((await list({ sortBy: 'qty', orderBy: 'asc' })).products)
    expect(ids((await list({ sortBy: 'qty' })).products)).toEqual(ascending)
    expect(ids((await raw('sortBy=qty&orderBy=sideways')).products)).toEqual(ascending)
  })

  test.each(['', 'id', 'productName', '__proto__', 'toString'])('by %j changes nothing', async (key) => {
    expect(ids((await raw(`sortBy=${key}&orderBy=desc`)).products)).toEqual(countDown(50, 41))
  })
})
