import { expect, test } from 'vitest'
import { daysInSearch } from './days-in-address.ts'

test.each([
  ['', { period: 30 }],
  ['?period=90', { period: 90 }],
  ['?period=31', { period: 30 }],
  ['?from=2026-01-01&to=2026-09-30', { from: '2026-01-01', to: '2026-09-30' }],
  ['?from=2026-09-30&to=2026-01-01', { period: 30 }],
  ['?from=2026-01-01', { period: 30 }],
  ['?from=2026-13-45&to=2026-14-01', { period: 30 }],
  ['?from=2026-02-31&to=2026-03-10', { period: 30 }],
  ['?from=2023-01-01&to=2026-01-02', { from: '2023-01-01', to: '2026-01-02' }],
  ['?from=2023-01-01&to=2026-01-03', { period: 30 }],
  ['?vs=year', { period: 30, compare: 'year' }],
  ['?vs=lost', { period: 30 }],
])('%j asks for the same days, whoever reads it', (search, days) => {
  expect(daysInSearch(search, 30)).toEqual(days)
})
