import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { SummaryLayout } from './SummaryLayout.tsx'

test.each(['en', 'ar'] as const)('has what is filled in before what it comes to, in %s', async (language) => {
  const { container } = await render(
    <SummaryLayout summary="summary " bar="bar">
      {'form '}
    </SummaryLayout>,
    { language },
  )
  expect(container.textContent).toBe('form summary bar')
})
