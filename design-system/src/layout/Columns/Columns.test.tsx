import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Columns } from './Columns.tsx'

test.each(['en', 'ar'] as const)('keeps the reading order of its two children in %s', async (language) => {
  const { container } = await render(
    <Columns side="end" sideWidth={240}>
      <p>content</p>
      <p>side</p>
    </Columns>,
    { language },
  )
  expect(container.textContent).toBe('contentside')
  expect(container.firstElementChild?.getAttribute('style')).toContain('15rem')
})
