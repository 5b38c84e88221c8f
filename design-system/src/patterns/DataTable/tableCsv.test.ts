import { expect, test } from 'vitest'
import { tableCsv } from './tableCsv.ts'
import type { DataColumn } from './types.ts'

interface Sale {
  name: string
  price: number
  placed: Date
  status: string
}
const words: Record<string, string> = { paid: 'Payé' }
const columns: DataColumn<Sale>[] = [
  { id: 'name', header: 'Name', cell: () => null, value: ({ name }) => name },
  { id: 'price', header: 'Price', cell: ({ price }) => `€${price}`, value: ({ price }) => price },
  { id: 'placed', header: 'Placed', cell: () => null, value: ({ placed }) => placed },
  {
    id: 'status',
    header: 'État',
    cell: () => null,
    value: ({ status }) => status,
    text: ({ status }) => words[status]!,
  },
  { id: 'note', header: 'Note', cell: ({ name }) => name.length },
]
const csv = (...rows: Sale[]) => tableCsv(columns, rows).replace('\uFEFF', '').split('\r\n')
const sale = (part: Partial<Sale>): Sale => ({
  name: 'A',
  price: 1,
  placed: new Date(2026, 10, 3),
  status: 'paid',
  ...part,
})

test('begins with the mark of Unicode and the headers, and says of each row what its columns say', () => {
  expect(tableCsv(columns, []).startsWith('\uFEFF"Name"')).toBe(true)
  expect(csv(sale({}))).toEqual([
    '"Name","Price","Placed","État","Note"',
    '"A",1,"2026-11-03","Payé","1"',
    '',
  ])
})

test('keeps formulas as words, and negative numbers as numbers', () => {
  expect(csv(sale({ name: '=1+1' }))[1]).toContain(`"'=1+1"`)
  expect(csv(sale({ price: -4.5 }))[1]).toContain('"A",-4.5,')
})

test('keeps quotes, commas and lines within their cell', () => {
  expect(csv(sale({ name: 'a "b", c' }))[1]).toContain('"a ""b"", c"')
})

test('an instant is written for every clock', () => {
  const placed = new Date(2026, 0, 2, 9, 5)
  expect(csv(sale({ placed }))[1]).toContain(`,${placed.toISOString().slice(0, 19)}Z,`)
})

test('a figure that is worded on the screen stays a figure', () => {
  const worded = { ...columns[1]!, text: ({ price }: Sale) => `€${price}` }
  expect(tableCsv([worded], [sale({ price: -1234.5 })])).toContain('\r\n-1234.5\r\n')
})
