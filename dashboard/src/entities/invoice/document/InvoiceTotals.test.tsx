import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderProduct } from '../../../../../tests/support/product.tsx'
import type { DocumentLabels } from '../pdf/document-labels.ts'
import { InvoiceTotals } from './InvoiceTotals.tsx'

const labels = (...terms: string[]) =>
  ({
    totals: {
      parts: terms.map((term) => ({ term, value: '$0.00' })),
      total: { term: 'Total', value: '$1.00' },
    },
  }) as unknown as DocumentLabels

test('of two taxes without a name none is left behind', async () => {
  const { rerender } = await renderProduct(<InvoiceTotals labels={labels('Subtotal', ' (0%)', ' (0%)')} />)
  rerender(<InvoiceTotals labels={labels('Subtotal', 'VAT (20%)', ' (0%)')} />)
  rerender(<InvoiceTotals labels={labels('Subtotal', 'VAT (20%)')} />)
  expect(screen.queryByText(/\(0%\)/)).toBeNull()
})
