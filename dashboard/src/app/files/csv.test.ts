import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('quotes what would break a row', () => {
  expect(toCsv([['a "b"', 'c,d', 'é\nf']])).toBe('\uFEFF"a ""b""","c,d","é\nf"\r\n')
})

test.each(['=1+1', '+33 1', '-2', '@SUM(A1)', '\tx'])('keeps %j from running as a formula', (value) => {
  expect(toCsv([[value]])).toContain(`"'${value}"`)
})
