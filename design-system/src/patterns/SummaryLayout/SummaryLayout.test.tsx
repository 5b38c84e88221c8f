import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { SummaryLayout } from './SummaryLayout.tsx'

test.each(['en', 'ar'] as const)(
  'the summary is a landmark of its own after the content, in %s',
  async (language) => {
    await render(
      <SummaryLayout summary="$79.90" summaryLabel="Price">
        <p>Kettle</p>
      </SummaryLayout>,
      { language },
    )
    const summary = screen.getByRole('complementary', { name: 'Price' })
    expect(summary.textContent).toBe('$79.90')
    expect(screen.getByText('Kettle').compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
)
