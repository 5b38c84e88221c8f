import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { PolarAreaChart } from './PolarAreaChart.tsx'

const days = [
  { day: 'Friday', orders: 300 },
  { day: 'Saturday', orders: 100 },
]
const chart = () => (
  <PolarAreaChart
    label="Orders"
    data={days}
    category={({ day }) => day}
    value={({ orders }) => orders}
    formatValue={(value) => `${value} orders`}
  />
)

test.each([
  ['en', '{ArrowRight}'],
  ['ar', '{ArrowLeft}'],
] as const)('keys walk the parts, in %s', async (language, forward) => {
  const { user } = await render(chart(), { language })
  const plot = screen.getByRole('application', { name: 'Orders' })
  plot.focus()
  await user.keyboard(`${forward}${forward}`)
  expect(plot.textContent).toMatch(/Saturday.+100 orders.+25/)
})

test('the legend says how much each part is, and hides it', async () => {
  const { user } = await render(chart())
  const friday = screen.getByRole('button', { name: /Friday/ })
  expect(friday.textContent).toMatch(/300 orders/)
  await user.click(friday)
  expect(friday.getAttribute('aria-pressed')).toBe('false')
  const plot = screen.getByRole('application', { name: 'Orders' })
  plot.focus()
  await user.keyboard('{ArrowRight}')
  expect(plot.textContent).toMatch(/Saturday, 100 orders, 100%, 1 of 1/)
})

test('sums itself up in words', async () => {
  await render(chart())
  expect(
    screen.getByText(/Polar area chart, 2 parts, 400 orders in all\. Friday 75%, Saturday 25%\./),
  ).toBeTruthy()
})
