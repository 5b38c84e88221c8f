import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { LabeledProgress } from './LabeledProgress.tsx'

test.each([
  ['en', '64%'],
  ['fr', '64\u00a0%'],
  ['ar', '64%'],
] as const)('shows and says how far it is, as %s writes it', async (language, text) => {
  const { container } = await render(<LabeledProgress label="Import" value={64} />, { language })
  const bar = screen.getByRole('progressbar', { name: 'Import' })
  expect(bar.getAttribute('aria-valuenow')).toBe('64')
  expect(bar.getAttribute('aria-valuetext')?.replaceAll('\u200e', '')).toBe(text)
  expect(container.textContent.replaceAll('\u200e', '')).toBe(`Import${text}`)
})

test('shows and says words of its own', async () => {
  await render(<LabeledProgress label="Import" value={60} buffer={80} valueText="3 of 5 files" />)
  const bar = screen.getByRole('progressbar')
  expect(bar.getAttribute('aria-valuetext')).toBe('3 of 5 files')
  expect(bar.getAttribute('aria-valuenow')).toBe('60')
  expect(screen.getByText('3 of 5 files')).toBeTruthy()
})

test('says no number while the answer is awaited', async () => {
  await render(<LabeledProgress label="Search" valueText="Asking" />)
  const bar = screen.getByRole('progressbar')
  expect(bar.hasAttribute('aria-valuenow')).toBe(false)
  expect(bar.getAttribute('aria-valuetext')).toBe('Asking')
})
