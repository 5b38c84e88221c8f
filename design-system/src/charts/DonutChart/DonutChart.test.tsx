import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { sources } from '../kit/example.ts'
import { DonutChart } from './DonutChart.tsx'

const chart = (
  data: readonly { source: string; visits: number }[] = sources,
  onSelect?: (chosen: unknown) => void,
) => (
  <DonutChart
    label="Visits"
    data={data}
    category={({ source }) => source}
    value={({ visits }) => visits}
    valueLabel="Visits"
    onSelect={onSelect}
  />
)

test('says each part’s share of the whole, which stands in its middle', async () => {
  await render(chart())
  expect(screen.getByRole('button', { name: /Organic search/ }).textContent).toMatch(/40%/)
  expect(screen.getByRole('figure', { name: 'Visits' }).textContent).toMatch(/4,280/)
})

test('a part that is hidden no longer counts', async () => {
  const { user } = await render(chart())
  await user.click(screen.getByRole('button', { name: /Organic search/ }))
  expect(screen.getByRole('button', { name: /Referral/ }).textContent).toMatch(/43/)
})

test('a part below zero cannot be drawn, and is said', async () => {
  await render(chart([...sources, { source: 'Returned', visits: -20 }]))
  expect(screen.getByRole('figure', { name: 'Visits' }).textContent).toMatch(/1 figure cannot be drawn/)
})

test('a finger that leaves a part leaves its figure in the middle, a mouse takes it along', async () => {
  const { container } = await render(chart())
  const plot = screen.getByRole('application')
  const look = (pointerType: string) => {
    const part = container.querySelector('path[style]')!
    fireEvent.pointerEnter(part, { pointerType })
    fireEvent.pointerUp(part, { pointerType })
    fireEvent.pointerLeave(plot, { pointerType })
  }
  look('mouse')
  expect(plot.textContent).toMatch(/4,280/)
  look('touch')
  expect(plot.textContent).toMatch(/1,712/)
})

test('a first touch shows a part, the next one chooses it; a mouse chooses at once', async () => {
  const onSelect = vi.fn<(chosen: unknown) => void>()
  const { container } = await render(chart(sources, onSelect))
  const press = (at: number, pointerType: string) =>
    fireEvent.pointerUp(container.querySelectorAll('path[style]')[at]!, { pointerType })
  press(0, 'touch')
  expect(screen.getByRole('application').textContent).toMatch(/1,712/)
  expect(onSelect).not.toHaveBeenCalled()
  press(0, 'touch')
  expect(onSelect).toHaveBeenCalledTimes(1)
  press(1, 'mouse')
  expect(onSelect.mock.lastCall?.[0]).toMatchObject({ index: 1 })
})

test('a part that is hidden stays hidden as the parts before it go, and no other one does', async () => {
  const { user, rerender } = await render(chart())
  await user.click(screen.getByRole('button', { name: /Referral/ }))
  rerender(chart(sources.slice(1)))
  const pressed = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-pressed')
  expect(pressed(/Referral/)).toBe('false')
  expect(pressed(/Social/)).toBe('true')
})
