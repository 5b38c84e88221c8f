import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

test('gives a control its words', async () => {
  await render(
    <button type="button">
      <VisuallyHidden>Close</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
})

test('is a live region only when asked to be', async () => {
  const { rerender } = await render(<VisuallyHidden>2 selected</VisuallyHidden>)
  expect(screen.getByText('2 selected').hasAttribute('aria-live')).toBe(false)
  rerender(<VisuallyHidden live="polite">2 selected</VisuallyHidden>)
  expect(screen.getByText('2 selected').getAttribute('aria-live')).toBe('polite')
  expect(screen.getByText('2 selected').getAttribute('aria-atomic')).toBe('true')
})
