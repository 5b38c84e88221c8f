import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { usePageRange } from './usePageRange.ts'

const Range = () => <output>{usePageRange(3, 50, 55).words}</output>

test('a page past the last one, as after a change of page size, is the last', async () => {
  const { container } = await render(<Range />)
  expect(container.textContent).toBe('51–55 of 55')
})
