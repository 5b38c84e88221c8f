import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { ProgressCircular } from './ProgressCircular.tsx'

const bare = (text: string | null) => text?.replaceAll('\u200e', '')

test.each([
  ['en', '64%'],
  ['fr', '64\u00a0%'],
  ['ar', '64%'],
] as const)('says and shows how far it is, as %s writes it', async (language, text) => {
  await render(<ProgressCircular label="Upload" size="large" value={64} isValueShown />, { language })
  const circle = screen.getByRole('progressbar', { name: 'Upload' })
  expect(circle.getAttribute('aria-valuenow')).toBe('64')
  expect(bare(circle.getAttribute('aria-valuetext'))).toBe(text)
  expect(bare(circle.textContent)).toBe(text)
})

test.each([
  [-5, '0'],
  [140, '100'],
])('keeps %i within 0 and 100', async (value, now) => {
  await render(<ProgressCircular label="Upload" value={value} />)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(now)
})

test('says words of its own in place of the percentage', async () => {
  await render(
    <ProgressCircular label="Upload" size="huge" value={60} valueText="3 of 5 files">
      3/5
    </ProgressCircular>,
  )
  const circle = screen.getByRole('progressbar')
  expect(circle.getAttribute('aria-valuetext')).toBe('3 of 5 files')
  expect(circle.textContent).toBe('3/5')
})

test('says and shows no number while the end is unknown', async () => {
  await render(<ProgressCircular label="Upload" size="large" isValueShown />)
  const circle = screen.getByRole('progressbar')
  expect(circle.hasAttribute('aria-valuenow')).toBe(false)
  expect(circle.textContent).toBe('')
})
