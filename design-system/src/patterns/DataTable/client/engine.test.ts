import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DataFilter, DataSort } from '../types.ts'
import { type Arrangement, createEngine } from './engine.ts'
import { fold } from './fold.ts'
import { runInTurns, runNow } from './slices.ts'

interface Order {
  id: number
  customer: string | null
  amount: number | null
  placed: Date | null
  isPaid: boolean
}

const columns = [
  { id: 'customer', value: ({ customer }: Order) => customer },
  { id: 'amount', value: ({ amount }: Order) => amount },
  { id: 'placed', value: ({ placed }: Order) => placed },
  { id: 'isPaid', value: ({ isPaid }: Order) => isPaid },
]
const order = (id: number, given: Partial<Order> = {}): Order => ({
  id,
  customer: `Customer ${id}`,
  amount: id,
  placed: new Date(2026, 0, id),
  isPaid: false,
  ...given,
})
const arranged = (rows: readonly Order[], wanted: Partial<Arrangement>, locale = 'en') =>
  runNow(createEngine(rows, columns, locale).arrange({ sorts: [], filters: [], search: '', ...wanted })).map(
    ({ id }) => id,
  )
const sorted = (rows: readonly Order[], ...sorts: DataSort[]) => arranged(rows, { sorts })
const filtered = (rows: readonly Order[], ...filters: DataFilter[]) => arranged(rows, { filters })
const up = (column: string): DataSort => ({ column, direction: 'asc' })
const down = (column: string): DataSort => ({ column, direction: 'desc' })

test('sorts words as people do: without regard to case, numbers in them by size', () => {
  const names = ['zoo', 'Élan', 'Item 10', 'eland', 'Item 9', 'Zoë']
  const rows = names.map((customer, id) => order(id, { customer }))
  expect(sorted(rows, up('customer')).map((id) => names[id])).toEqual([
    'Élan',
    'eland',
    'Item 9',
    'Item 10',
    'Zoë',
    'zoo',
  ])
})

test('sorts numbers, days and yes-or-no by size', () => {
  const rows = [order(1, { amount: 10, isPaid: true }), order(2, { amount: -3 }), order(3, { amount: 9.5 })]
  expect(sorted(rows, up('amount'))).toEqual([2, 3, 1])
  expect(sorted(rows, down('placed'))).toEqual([3, 2, 1])
  expect(sorted(rows, down('isPaid'))).toEqual([1, 2, 3])
})

test.each(['customer', 'amount', 'placed'])('puts what is empty last, both ways: %s', (column) => {
  const rows = [order(1, { [column]: null }), order(2), order(3)]
  expect(sorted(rows, up(column)).at(-1)).toBe(1)
  expect(sorted(rows, down(column)).at(-1)).toBe(1)
})

test('sorts by several columns, the first before the second', () => {
  const rows = [
    order(1, { isPaid: true, amount: 1 }),
    order(2, { isPaid: false, amount: 2 }),
    order(3, { isPaid: true, amount: 3 }),
    order(4, { isPaid: false, amount: 4 }),
  ]
  expect(sorted(rows, up('isPaid'), down('amount'))).toEqual([4, 2, 3, 1])
})

const orders = fc.array(
  fc.record({
    id: fc.nat(),
    customer: fc.option(fc.constantFrom('Ada', 'ada', 'Bo', 'Čeda', 'Zed 9', 'Zed 10')),
    amount: fc.option(fc.integer({ min: -3, max: 3 })),
    placed: fc.constant(null),
    isPaid: fc.boolean(),
  }),
  { maxLength: 60 },
)

test('sorting is a permutation that keeps the order of equals', () => {
  const { compare } = new Intl.Collator('en', { numeric: true })
  fc.assert(
    fc.property(orders, fc.constantFrom('asc' as const, 'desc' as const), (given, direction) => {
      const rows = given.map((row, id) => ({ ...row, id }))
      const full = rows.filter(({ customer }) => customer !== null)
      const turn = direction === 'asc' ? 1 : -1
      const expected = [
        ...full.toSorted((a, b) => turn * compare(a.customer!, b.customer!)),
        ...rows.filter(({ customer }) => customer === null),
      ]
      expect(sorted(rows, { column: 'customer', direction })).toEqual(expected.map(({ id }) => id))
    }),
  )
})

test('filters words without regard to case and accents', () => {
  const rows = [
    order(1, { customer: 'Zoë Dubois' }),
    order(2, { customer: 'Zoran' }),
    order(3, { customer: null }),
  ]
  expect(filtered(rows, { kind: 'text', column: 'customer', contains: ' ZOE ' })).toEqual([1])
})

test('filters by choice, by bounds and by days, both of which belong to it', () => {
  const rows = [order(1), order(2), order(3), order(4, { amount: null, placed: null })]
  expect(filtered(rows, { kind: 'choice', column: 'amount', anyOf: ['1', '3'] })).toEqual([1, 3])
  expect(filtered(rows, { kind: 'choice', column: 'amount', anyOf: [] })).toEqual([1, 2, 3, 4])
  expect(filtered(rows, { kind: 'range', column: 'amount', min: 2 })).toEqual([2, 3])
  expect(filtered(rows, { kind: 'range', column: 'amount', max: 2 })).toEqual([1, 2])
  const days = { kind: 'date', column: 'placed', from: '2026-01-02', to: '2026-01-03' } as const
  expect(filtered([...rows, order(5, { placed: new Date(2026, 0, 3, 23, 59) })], days)).toEqual([2, 3, 5])
})

const sought = fc.string({
  unit: fc.constantFrom(...'a e é e\u0301 E Z ç œ 1 - ] ^ \\ ا أ د ي ى あ 각 🙂'.split(' '), ' '),
  maxLength: 6,
})

test('finds what is found by folding each text, whatever its script', () => {
  fc.assert(
    fc.property(fc.array(sought, { maxLength: 30 }), sought, (customers, words) => {
      const rows = customers.map((customer, id) => order(id, { customer }))
      const wanted = fold(words.trim())
      const expected = rows.filter(({ customer }) => fold(customer!).includes(wanted)).map(({ id }) => id)
      expect(arranged(rows, { search: words })).toEqual(expected)
      expect(filtered(rows, { kind: 'text', column: 'customer', contains: words })).toEqual(expected)
    }),
    { numRuns: 600 },
  )
})

test('a search among filtered rows keeps to them, across many rows', () => {
  const rows = Array.from({ length: 3000 }, (_, id) =>
    order(id, { customer: `Name ${id % 7}`, isPaid: id % 2 === 0 }),
  )
  const paid: DataFilter = { kind: 'choice', column: 'isPaid', anyOf: ['true'] }
  const expected = rows.filter(({ id }) => id % 7 === 3 && id % 2 === 0).map(({ id }) => id)
  expect(arranged(rows, { filters: [paid], search: 'NAME 3' })).toEqual(expected)
})

test('all filters must pass, and the search in any column of words', () => {
  const rows = [order(1), order(2, { isPaid: true }), order(12, { isPaid: true })]
  expect(
    arranged(rows, {
      filters: [{ kind: 'choice', column: 'isPaid', anyOf: ['true'] }],
      search: 'customer 1',
    }),
  ).toEqual([12])
})

test('works in turns to the same end, and not at all once it is given up', async () => {
  const rows = Array.from({ length: 100_000 }, (_, id) =>
    order(id, { customer: `Name ${(id * 7919) % 100_000}` }),
  )
  const wanted: Arrangement = { sorts: [up('customer')], filters: [], search: 'name' }
  const arrange = () => createEngine(rows, columns, 'en').arrange(wanted)
  const inTurns = await runInTurns(arrange(), new AbortController().signal)
  expect(inTurns).toEqual(runNow(arrange()))
  const giveUp = new AbortController()
  const given = runInTurns(arrange(), giveUp.signal)
  giveUp.abort()
  await expect(given).rejects.toThrow(/abort/i)
})
