import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { sources } from '../kit/example.ts'
import { DonutChart } from './DonutChart.tsx'

const chart = (data: readonly { source: string; visits: number }[] = sources) => (
  <DonutChart
    label="Visits"
    data={data}
    category={({ source }) => source}
    value={({ visits }) => visits}
    valueLabel="Visits"
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
    fireEvent.pointerEnter(container.querySelector('path[style]')!, { pointerType })
    fireEvent.pointerLeave(plot, { pointerType })
  }
  look('mouse')
  expect(plot.textContent).toMatch(/4,280/)
  look('touch')
  expect(plot.textContent).toMatch(/1,712/)
})

test('a part that is hidden stays hidden as the parts before it go, and no other one does', async () => {
  const { user, rerender } = await render(chart())
  await user.click(screen.getByRole('button', { name: /Referral/ }))
  rerender(chart(sources.slice(1)))
  const pressed = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-pressed')
  expect(pressed(/Referral/)).toBe('false')
  expect(pressed(/Social/)).toBe('true')
})
