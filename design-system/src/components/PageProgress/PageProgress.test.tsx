import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { PageProgress } from './PageProgress.tsx'

test.each([
  ['en', 'The page is on its way'],
  ['ar', 'الصفحة في الطريق'],
] as const)('says what goes on, and no number, in %s', async (language, label) => {
  await render(<PageProgress label={label} />, { language })
  expect(screen.getByRole('progressbar', { name: label }).hasAttribute('aria-valuenow')).toBe(false)
})

test('hands out the element of the progress', async () => {
  const seen: (HTMLDivElement | null)[] = []
  await render(<PageProgress label="Loading" ref={(element) => void seen.push(element)} />)
  expect(seen[0]).toBe(screen.getByRole('progressbar'))
})
