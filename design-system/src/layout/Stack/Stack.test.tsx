import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Stack } from './Stack.tsx'

test('can be a named list or landmark', async () => {
  await render(
    <Stack as="ul" aria-label="People">
      <li>Maya</li>
    </Stack>,
  )
  expect(screen.getByRole('list', { name: 'People' }).childElementCount).toBe(1)
})

test('spaces its children by a step or by density', async () => {
  const { container, rerender } = await render(<Stack gap={24}>a</Stack>)
  expect(container.firstElementChild?.getAttribute('style')).toContain('1.5rem')
  rerender(<Stack gap="gap">a</Stack>)
  expect(container.firstElementChild?.getAttribute('style')).toContain('density-gap')
})
