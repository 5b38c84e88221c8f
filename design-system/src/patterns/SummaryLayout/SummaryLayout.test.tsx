import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { SummaryLayout } from './SummaryLayout.tsx'

test.each(['en', 'ar'] as const)(
  'the summary is a landmark between the form and the bar, in %s',
  async (language) => {
    const { container } = await render(
      <SummaryLayout summary="$79.90 " summaryLabel="Price" bar="Pay">
        {'form '}
      </SummaryLayout>,
      { language },
    )
    expect(screen.getByRole('complementary', { name: 'Price' }).textContent).toBe('$79.90 ')
    expect(container.textContent).toBe('form $79.90 Pay')
  },
)
