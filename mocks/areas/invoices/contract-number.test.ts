import { expect, test } from 'vitest'
import { writeInvoiceNumber } from './contract-number.ts'

test.each([
  ['nothing before it', { invoicePrefix: '', invoiceDigits: 4 }, 5090, '5090'],
  ['a prefix', { invoicePrefix: 'INV-', invoiceDigits: 4 }, 5090, 'INV-5090'],
  ['more digits than it has', { invoicePrefix: ' INV-26/ ', invoiceDigits: 6 }, 5090, 'INV-26/005090'],
  ['fewer digits than it has', { invoicePrefix: '', invoiceDigits: 1 }, 12_345, '12345'],
])('the number of an invoice is written with %s', (_what, numbering, count, written) => {
  expect(writeInvoiceNumber(numbering, count)).toBe(written)
})
