import { expect, test } from 'vitest'
import { contrast, grade, readColor } from './color.ts'

test.each([
  ['#30AAE7', '#30aae7'],
  ['30aae7', '#30aae7'],
  [' #3ae ', '#33aaee'],
  ['#30aae780', '#30aae7'],
  ['rgb(48, 170, 231)', '#30aae7'],
  ['rgb(48 170 231 / 50%)', '#30aae7'],
  ['rgba(100%, 0%, 50%, .5)', '#ff0080'],
  ['hsl(120, 100%, 25%)', '#008000'],
  ['hsl(-0.5turn 100% 50%)', '#00ffff'],
  ['oklch(0.7 0.132 236)', '#37aae5'],
  ['oklch(100% 0 none)', '#ffffff'],
  ['rgb(300, -20, 0)', '#ff0000'],
])('reads %s as %s', (text, hex) => expect(readColor(text)).toBe(hex))

test.each([
  'bluish',
  '#12',
  '#12345',
  '#ggg',
  'rgb(1,2)',
  'rgb(1,2,3,4,5)',
  'rgb(a, b, c)',
  'hsl(1;2;3)',
  'oklch(1 1',
  'constructor(1,2,3)',
  'url(javascript:alert(1))',
])('takes “%s” for no colour', (text) => expect(readColor(text)).toBeUndefined())

test.each([`#${'f'.repeat(1_000_000)}`, `${' '.repeat(1_000_000)}#fff`])(
  'reads no text of a megabyte',
  (text) => expect(readColor(text)).toBeUndefined(),
)

test('counts contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
  expect([7, 4.5, 3, 2.99].map(grade)).toEqual(['aaa', 'aa', 'large', 'fails'])
})
