import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { ProgressLinear } from './ProgressLinear.tsx'

test.each([
  ['en', '64%'],
  ['fr', '64\u00a0%'],
  ['ar', '64%'],
] as const)('says how far it is, as %s writes it', async (language, text) => {
  await render(<ProgressLinear label="Upload" value={64} />, { language })
  const bar = screen.getByRole('progressbar', { name: 'Upload' })
  expect(bar.getAttribute('aria-valuenow')).toBe('64')
  expect(bar.getAttribute('aria-valuetext')?.replaceAll('\u200e', '')).toBe(text)
})

test.each([
  [-5, '0'],
  [140, '100'],
])('keeps %i within 0 and 100', async (value, now) => {
  await render(<ProgressLinear label="Upload" value={value} />)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(now)
})

test('says no number while the end is unknown', async () => {
  await render(<ProgressLinear label="Upload" />)
  expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false)
})
