import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../contract/common.ts'

const RUNS = { numRuns: 40, seed: 1522 }

/** One page of a list, whatever its call names the parts. */
interface Page {
  readonly rows: readonly object[]
  readonly total: number
}

interface ListUnderTest {
  /** Makes the call with this query. */
  readonly list: (query: never) => Promise<Page>
  /** What tells a row from all others. */
  readonly keyOf: (row: never) => string | number
  readonly sortKeys: readonly string[]
  /** Values that each filter may have; `q` is a filter too. */
  readonly filters?: Readonly<Record<string, readonly unknown[]>>
  /** The filters of which one value each, taken together, make up the whole list. */
  readonly partitions?: readonly string[]
}

/** What holds for every list: pages part it, sorting is a stable permutation, filters only remove, totals agree. */
export const describeList = (
  name: string,
  { list: call, keyOf, sortKeys, filters = {}, partitions = [] }: ListUnderTest,
) => {
  const list = (query: object) => call(query as never)
  const whole = (query: object) => list({ ...query, itemsPerPage: ALL_ITEMS })
  const keys = ({ rows }: Page) => rows.map((row) => keyOf(row as never))

  const filter = fc.record(
    Object.fromEntries(
      Object.entries(filters).map(([field, values]) => [
        field,
        field === 'q' ? fc.oneof(fc.constantFrom(...values), fc.string()) : fc.constantFrom(...values),
      ]),
    ),
    { requiredKeys: [] },
  ) as fc.Arbitrary<object>
  const sorting = fc.record(
    { sortBy: fc.constantFrom(...sortKeys), orderBy: fc.constantFrom('asc', 'desc') },
    { requiredKeys: [] },
  )

  describe(`${name} as a list`, () => {
    test('pages part it: no row twice, none missing, totals agree', () =>
      fc.assert(
        fc.asyncProperty(
          filter,
          sorting,
          fc.integer({ min: 1, max: 60 }),
          async (some, sort, itemsPerPage) => {
            const all = await whole({ ...some, ...sort })
            expect(all.total).toBe(all.rows.length)
            const numbers = Array.from(
              { length: Math.ceil(all.total / itemsPerPage) },
              (_, index) => index + 1,
            )
            const pages = await Promise.all(
              numbers.map((page) => list({ ...some, ...sort, itemsPerPage, page })),
            )
            expect(pages.flatMap(({ rows }) => rows)).toEqual(all.rows)
            for (const page of pages) expect(page.total).toBe(all.total)
          },
        ),
        RUNS,
      ))

    test('sorting only moves rows, and sorting twice moves none', () =>
      fc.assert(
        fc.asyncProperty(filter, fc.constantFrom(...sortKeys), async (some, sortBy) => {
          const plain = await whole(some)
          const up = await whole({ ...some, sortBy, orderBy: 'asc' })
          const down = await whole({ ...some, sortBy, orderBy: 'desc' })
          expect(new Set(keys(up))).toEqual(new Set(keys(plain)))
          expect(new Set(keys(down))).toEqual(new Set(keys(plain)))
          expect(up.rows).toHaveLength(plain.rows.length)
          expect(await whole({ ...some, sortBy })).toEqual(up)
        }),
        RUNS,
      ))

    test('filters only remove rows, and keep the order', () =>
      fc.assert(
        fc.asyncProperty(filter, sorting, async (some, sort) => {
          const all = await whole(sort)
          const found = await whole({ ...some, ...sort })
          const kept = new Set(keys(found))
          expect(found.rows).toEqual(all.rows.filter((row) => kept.has(keyOf(row as never))))
        }),
        RUNS,
      ))

    test.each(['0', '-1', '1e9', 'abc', '', 'NaN', '1.5', '__proto__'])(
      'holds together for page and size %j',
      async (odd) => {
        const all = await whole({})
        const byPage = await list({ page: odd, itemsPerPage: 5 })
        expect(byPage.total).toBe(all.total)
        expect(byPage.rows.length).toBeLessThanOrEqual(5)
        const bySize = await list({ itemsPerPage: odd })
        expect(bySize.total).toBe(all.total)
        expect(all.rows).toEqual(expect.arrayContaining([...bySize.rows]))
      },
    )

    test('an unknown sort key sorts nothing', async () => {
      const all = await whole({})
      expect(await whole({ sortBy: 'constructor' })).toEqual(all)
      expect(await whole({ sortBy: '__proto__', orderBy: 'sideways' })).toEqual(all)
    })

    test.each(['q'].filter((name) => name in filters))(
      '10 kB that no row has, as %s, find nothing',
      async (name) => {
        expect((await list({ [name]: '😀'.repeat(2500) })).rows).toEqual([])
      },
    )

    test.each(partitions.map((field) => [field]))('the parts by %s add up to the whole', async (field) => {
      const parts = await Promise.all(filters[field]!.map((value) => list({ [field]: value })))
      expect(parts.reduce((sum, { total }) => sum + total, 0)).toBe((await list({})).total)
    })
  })
}
