import { BarChart } from '@data1522/design-system/BarChart'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { renderProduct } from '../../../../../tests/support/product.tsx'
import { DemoCard } from '../../../shared/showcase/DemoCard.tsx'
import { ChartTools } from './ChartTools.tsx'

const patience = { timeout: 20_000 }

function Orders({ orders = [12, 30] }: { orders?: readonly number[] }) {
  const controls = useChartControls()
  return (
    <>
      <ChartTools name="Orders" controls={controls} />
      <BarChart
        label="Orders"
        data={orders}
        category={(value) => `Shop ${value}`}
        series={[{ id: 'orders', label: 'Orders', value: (value) => value }]}
        controls={controls}
      />
    </>
  )
}

const NoOrders = () => <Orders orders={[]} />

const open = (Live = Orders as ComponentType) =>
  renderProduct(
    <QueryClientProvider client={new QueryClient()}>
      <DemoCard
        hasTools
        demo={{
          id: 'orders',
          title: 'titles.lineCharts',
          text: 'titles.lineCharts',
          Live,
          code: async () => ({ default: { ts: '', js: '' } }),
        }}
      />
    </QueryClientProvider>,
    { groups: ['charts', 'showcase', 'titles'] },
  )

test('a chart’s tools stand in the line of its card’s title, before the card’s own switches', async () => {
  await open()
  const [table, download, theme] = within(screen.getByRole('region')).getAllByRole('button')
  expect(table!.getAttribute('aria-label')).toBe('Figures as a table: Orders')
  expect(download!.getAttribute('aria-label')).toBe('Download: Orders')
  expect(theme!.getAttribute('aria-label')).toMatch(/^Other theme/)
})

test('the table shows the same figures in the chart’s place, and goes again', async () => {
  const { user } = await open()
  const button = screen.getByRole('button', { name: 'Figures as a table: Orders' })
  await user.click(button)
  const table = await screen.findByRole('table', { name: 'Orders' }, patience)
  expect(within(table).getByRole('row', { name: 'Shop 30 30' })).toBeTruthy()
  await user.click(button)
  expect(screen.queryByRole('table')).toBeNull()
})

test('the files are a menu, without the table that has a button of its own', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Download: Orders' }))
  const entries = await screen.findAllByRole('menuitem', {}, patience)
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Save as PNG', 'Save as SVG', 'Save as CSV'])
})

test('a chart that has nothing to show cannot be made a table, nor a file', async () => {
  const { user } = await open(NoOrders)
  const table = screen.getByRole<HTMLButtonElement>('button', { name: 'Figures as a table: Orders' })
  await waitFor(() => expect(table.disabled).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Download: Orders' }))
  const entries = await screen.findAllByRole('menuitem', {}, patience)
  expect(entries.every((entry) => entry.getAttribute('aria-disabled') === 'true')).toBe(true)
})
