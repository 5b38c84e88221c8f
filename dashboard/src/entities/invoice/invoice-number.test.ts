import { expect, test } from 'vitest'
import { nextNumbers, numberInFile } from './invoice-number.ts'

test('the next numbers follow the prefix and the digits of the store', () => {
  expect(nextNumbers({ invoicePrefix: 'INV-', invoiceDigits: 5 }, 998)).toEqual([
    'INV-00998',
    'INV-00999',
    'INV-01000',
  ])
})

test('a file is named after an invoice also where its number has signs that files cannot have', () => {
  expect(numberInFile('26/INV:0998')).toBe('26-INV-0998')
})
