import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { sources } from '../kit/example.ts'
import { SegmentBar } from './SegmentBar.tsx'

const bar = (onSelect?: (selected: unknown) => void) => (
  <SegmentBar
    label="Visits"
    data={sources}
    category={({ source }) => source}
    value={({ visits }) => visits}
    onSelect={onSelect}
  />
)

test.each([
  ['en', '{ArrowRight}'],
  ['ar', '{ArrowLeft}'],
] as const)('keys walk its parts as one reads, in %s', async (language, forward) => {
  const { user } = await render(bar(), { language })
  const plot = screen.getByRole('application', { name: 'Visits' })
  plot.focus()
  await user.keyboard(`${forward}${forward}`)
  expect(plot.querySelector('[aria-live="polite"]')?.textContent).toMatch(/Referral/)
})

test('a press and Enter choose a part', async () => {
  const onSelect = vi.fn<(selected: unknown) => void>()
  const { user } = await render(bar(onSelect))
  screen.getByRole('application').focus()
  await user.keyboard('{ArrowRight}{Enter}')
  expect(onSelect.mock.lastCall?.[0]).toMatchObject({ datum: { source: 'Organic search' } })
  await user.click(screen.getByTitle(/Social/))
  expect(onSelect.mock.lastCall?.[0]).toMatchObject({ datum: { source: 'Social' } })
})
