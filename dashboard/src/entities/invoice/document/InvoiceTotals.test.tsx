import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderProduct } from '../../../../../tests/support/product.tsx'
import type { DocumentWords } from '../pdf/document-words.ts'
import { InvoiceTotals } from './InvoiceTotals.tsx'

const words = (...terms: string[]) =>
  ({
    totals: {
      parts: terms.map((term) => ({ term, value: '$0.00' })),
      total: { term: 'Total', value: '$1.00' },
    },
  }) as unknown as DocumentWords

test('of two taxes without a name none is left behind', async () => {
  const { rerender } = await renderProduct(<InvoiceTotals words={words('Subtotal', ' (0%)', ' (0%)')} />)
  rerender(<InvoiceTotals words={words('Subtotal', 'VAT (20%)', ' (0%)')} />)
  rerender(<InvoiceTotals words={words('Subtotal', 'VAT (20%)')} />)
  expect(screen.queryByText(/\(0%\)/)).toBeNull()
})
