import { expect, test } from 'vitest'
import { sortRows } from './sort.ts'

interface Row {
  readonly name: string
  readonly size: number
}

const values = { name: ({ name }: Row) => name, size: ({ size }: Row) => size }
const rows = (...names: string[]) => names.map((name, size): Row => ({ name, size }))
const byName = (names: string[], orderBy?: 'asc' | 'desc') =>
  sortRows(rows(...names), values, { sortBy: 'name', orderBy }).map(({ name }) => name)

test('letter case and accents do not part equal texts, which keep their order', () => {
  expect(byName(['éa', 'b', 'Ea', 'ea', 'B'])).toEqual(['b', 'B', 'éa', 'Ea', 'ea'])
  expect(byName(['éa', 'b', 'Ea', 'ea', 'B'], 'desc')).toEqual(['éa', 'Ea', 'ea', 'b', 'B'])
})

test('numbers in texts count as numbers', () => {
  expect(byName(['T-10', 'T-9', 'T-100'])).toEqual(['T-9', 'T-10', 'T-100'])
})

test('numbers are compared as numbers', () => {
  const sorted = sortRows(
    [
      { name: 'b', size: 10 },
      { name: 'a', size: 9 },
      { name: 'c', size: -1 },
    ],
    values,
    {
      sortBy: 'size',
    },
  )
  expect(sorted.map(({ size }) => size)).toEqual([-1, 9, 10])
})

test('the given rows stay as they were', () => {
  const given = rows('b', 'a')
  sortRows(given, values, { sortBy: 'name' })
  expect(given).toEqual(rows('b', 'a'))
})
