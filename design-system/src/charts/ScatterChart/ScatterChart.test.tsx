import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { ScatterChart, type ScatterChartProps } from './ScatterChart.tsx'

interface Customer {
  order: number
  returns: number | null
}
const shops: Customer[] = [
  { order: 300, returns: 40 },
  { order: 100, returns: 20 },
  { order: 150, returns: null },
]
const chains: Customer[] = [
  { order: 320, returns: 60 },
  { order: 900, returns: 90 },
]
const chart = (props: Partial<ScatterChartProps<Customer>> = {}) => (
  <ScatterChart
    label="Customers"
    xLabel="Order value"
    yLabel="Returning"
    series={[
      { id: 'shops', label: 'Shops', data: shops },
      { id: 'chains', label: 'Chains', data: chains },
    ]}
    x={({ order }) => order}
    y={({ returns }) => returns}
    formatX={(value) => `$${value}`}
    formatY={(value) => `${value}%`}
    {...props}
  />
)
const plot = () => screen.getByRole('application', { name: 'Customers' })

test('sums itself up in words, with what cannot be drawn', async () => {
  await render(chart())
  expect(document.getElementById(plot().getAttribute('aria-describedby')!)!.textContent).toBe(
    'Scatter chart, 2 series, 4 points. Order value: from $100 to $900. Returning: from 20% to 90%. Returning: highest 90%, Chains. 1 figure cannot be drawn.',
  )
})

test.each([
  ['en', '{ArrowRight}'],
  ['ar', '{ArrowLeft}'],
] as const)('keys walk along the plot and across to the other series, in %s', async (language, forward) => {
  const { user } = await render(chart(), { language })
  plot().focus()
  await user.keyboard(forward)
  expect(plot().textContent).toMatch(/Shops.+\$100.+20%/)
  await user.keyboard(forward)
  expect(plot().textContent).toMatch(/Shops.+\$300.+40%/)
  await user.keyboard('{ArrowDown}')
  expect(plot().textContent).toMatch(/Chains.+\$320.+60%/)
  await user.keyboard('{ArrowUp}')
  expect(plot().textContent).toMatch(/Shops.+\$300.+40%/)
})

test('Enter chooses a point by its place in its series', async () => {
  const chosen: unknown[] = []
  const { user } = await render(chart({ onSelect: (selection) => chosen.push(selection) }))
  plot().focus()
  await user.keyboard('{ArrowRight}{Enter}')
  expect(chosen).toEqual([{ datum: shops[1], index: 1, seriesId: 'shops' }])
})

test('a series that is hidden is passed over', async () => {
  const { user } = await render(chart())
  await user.click(screen.getByRole('button', { name: 'Shops' }))
  plot().focus()
  await user.keyboard('{ArrowRight}')
  expect(plot().textContent).toMatch(/\$320.+1 of 2/)
})

test('tells its points in a table', async () => {
  const { user } = await render(chart())
  await user.click(screen.getByRole('button', { name: 'Actions for Customers' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Show as table' }))
  const rows = await screen.findAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'SeriesOrder valueReturning',
    'Shops$10020%',
    'Shops$30040%',
    'Chains$32060%',
    'Chains$90090%',
  ])
})
