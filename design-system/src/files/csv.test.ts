import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CsvCell, toCsv } from './csv.ts'

const read = (...rows: CsvCell[][]) =>
  parse(toCsv(rows), { bom: true, relax_column_count: false }) as string[][]

test('quotes what would break a row', () => {
  expect(toCsv([['a "b"', 'c,d', 'é\nf']])).toBe('\uFEFF"a ""b""","c,d","é\nf"\r\n')
})

test.each(['=1+1', '+33 1', '-2', '@SUM(A1)', '\tx', '\rx', '\u2066=1+1\u2069'])(
  'keeps %j from running as a formula',
  (words) => {
    expect(read([words])[0]![0]).toBe(`'${words.replace(/[\u2066\u2069]/g, '')}`)
  },
)

test.each<[CsvCell, string]>([
  [-1810.08, '-1810.08'],
  [0, '0'],
  [Number.NaN, ''],
  [null, ''],
  [undefined, ''],
  [true, 'true'],
  [new Date('2026-11-20T09:06:30.500Z'), '2026-11-20T09:06:30Z'],
  [new Date(Number.NaN), ''],
  ['\u20661\u202F810,08\u00A0€\u2069', '1 810,08 €'],
])('%j is written as %j', (value, expected) => {
  expect(toCsv([[value, 'end']])).toBe(
    `\uFEFF${/[ €t]/.test(expected) ? `"${expected}"` : expected},"end"\r\n`,
  )
  expect(read([value, 'end'])[0]![0]).toBe(expected)
})

/** Words with all that a row could break on. */
const nasty = fc.array(
  fc.constantFrom(
    '"',
    ',',
    '\n',
    '\r\n',
    ';',
    "'",
    '=',
    '-',
    '٣',
    'مرحبا',
    '\u2067',
    '\u00A0',
    ' ',
    'é',
    '😀',
    '1',
  ),
  { maxLength: 8 },
)

test('whatever the words and numbers are, another reader finds the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(nasty, fc.double({ noNaN: true, noDefaultInfinity: true })), { minLength: 1 }),
      (rows) => {
        const lines = rows.map(([parts, number]): CsvCell[] => [parts.join(''), number])
        const plain = (words: string) => words.replace(/\u2067/g, '').replace(/\u00A0/g, ' ')
        expect(
          read(...lines).map(([words, number]) => [words!.replace(/^'(?=[=+\-@\t\r])/, ''), Number(number)]),
        ).toEqual(
          lines.map(([words, number]) => [
            plain(String(words)).replace(/^'(?=[=+\-@\t\r])/, ''),
            (number as number) + 0,
          ]),
        )
      },
    ),
  )
})
