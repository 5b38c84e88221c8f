import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Gauge } from './Gauge.tsx'

test('says how far it is, as a percentage or in words of its own', async () => {
  const { rerender } = await render(<Gauge label="Budget" value={78} />)
  expect(screen.getByRole('meter', { name: 'Budget' }).textContent).toMatch(/78%/)
  rerender(<Gauge label="Budget" value={3} maxValue={12} valueText="3 of 12" />)
  const gauge = screen.getByRole('meter', { name: 'Budget' })
  expect(gauge.textContent).toMatch(/3 of 12/)
  expect(gauge.getAttribute('aria-valuenow')).toBe('3')
  expect(gauge.getAttribute('aria-valuemax')).toBe('12')
})

test('more than the most is a full arc, and what nobody knows is none', async () => {
  const { rerender } = await render(<Gauge label="Budget" value={140} />)
  expect(Number(screen.getByRole('meter').getAttribute('aria-valuenow'))).toBeLessThanOrEqual(140)
  rerender(<Gauge label="Budget" value={null} />)
  expect(document.body.textContent).not.toMatch(/NaN|null/)
})

test('what is not all is not said to be all', async () => {
  const { rerender } = await render(<Gauge label="Budget" value={99.6} />)
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('99%')
  rerender(<Gauge label="Budget" value={100} />)
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('100%')
})
