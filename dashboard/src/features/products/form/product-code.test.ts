import { expect, test } from 'vitest'
import { isCode } from './product-code.ts'

test.each([
  ['EAN', '4006381333931'],
  ['EAN', '96385074'],
  ['JAN', '4901234567894'],
  ['UPC', '0 36000 29145 2'],
  ['ISBN', '978-3-16-148410-0'],
  ['ISBN', '0-8044-2957-x'],
] as const)('%s %s is one', (type, code) => {
  expect(isCode(type, code)).toBe(true)
})

test.each([
  ['EAN', '4006381333932'],
  ['EAN', '036000291452'],
  ['UPC', '4006381333931'],
  ['UPC', '03600029145a'],
  ['ISBN', '0-8044-2957-1'],
  ['ISBN', '96385074'],
] as const)('%s %s is none', (type, code) => {
  expect(isCode(type, code)).toBe(false)
})
