import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { BubbleChart } from './BubbleChart.tsx'

const countries = [
  { name: 'France', orders: 120, rating: 4.2, revenue: 9000 },
  { name: 'Spain', orders: 80, rating: 4.6, revenue: 3000 },
]
const chart = (data: typeof countries) => (
  <BubbleChart
    label="Countries"
    series={[{ id: 'countries', label: 'Countries', data }]}
    name={({ name }) => name}
    x={({ orders }) => orders}
    y={({ rating }) => rating}
    size={({ revenue }) => revenue}
    xLabel="Orders"
    yLabel="Rating"
    sizeLabel="Revenue"
    formatSize={(value) => `$${value}`}
  />
)
const plot = () => screen.getByRole('application', { name: 'Countries' })

test('keys say all three figures of a point', async () => {
  const { user } = await render(chart(countries))
  plot().focus()
  await user.keyboard('{ArrowRight}')
  expect(plot().textContent).toMatch(/Spain, Orders 80, Rating 4\.6, Revenue \$3000, 1 of 2/)
})

test('the summary names the largest', async () => {
  await render(chart(countries))
  expect(screen.getByText(/Revenue: highest \$9000, France\./)).toBeTruthy()
})

test('the area of a bubble is its figure', async () => {
  await render(chart(countries))
  const [large, small] = [...plot().querySelectorAll('circle')].map((one) => Number(one.getAttribute('r')))
  expect((large! / small!) ** 2).toBeCloseTo(3)
})

test('says where there is nothing to draw', async () => {
  await render(chart([]))
  expect(screen.getByText('Nothing to show for now')).toBeTruthy()
})
