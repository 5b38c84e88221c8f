import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderProduct } from '../../../../../tests/support/product.tsx'
import { ApexChartPage } from './ApexChartPage.tsx'
import { demos } from './demos.ts'

const patience = { timeout: 20_000 }

const open = (language: 'en' | 'ar' = 'en') =>
  renderProduct(
    <QueryClientProvider client={new QueryClient()}>
      <ApexChartPage />
    </QueryClientProvider>,
    { address: '/charts/apex-chart', groups: ['apexDemos', 'charts', 'showcase', 'titles'], language },
  )
const summaryOf = (name: string) => {
  const plot = screen.getByRole('application', { name })
  return document.getElementById(plot.getAttribute('aria-describedby')!)!.textContent
}

/** What the page has to show, as the list of screens names it. */
const wanted =
  'area stacked-columns scatter line horizontal-bars candlestick heat-map radial-bars radar donut'.split(' ')

test('shows each chart of its list, with its table, its files and its code', async () => {
  await open()
  expect(demos.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted())
  expect(screen.getAllByRole('application')).toHaveLength(wanted.length)
  for (const name of ['Figures as a table', 'Download', 'Show code'])
    expect(screen.getAllByRole('button', { name: new RegExp(`^${name}: `) })).toHaveLength(wanted.length)
})

test('the month that is chosen changes the heat map', async () => {
  const { user } = await open()
  const before = summaryOf('Orders by weekday and hour')
  await user.click(screen.getByRole('button', { name: /Month: Heat map/ }))
  const months = await screen.findAllByRole('option', {}, patience)
  expect(months).toHaveLength(12)
  await user.click(months[3]!)
  await waitFor(() => expect(summaryOf('Orders by weekday and hour')).not.toBe(before))
})

test.each([
  ['Stacked columns', 'Orders by channel'],
  ['Line', 'Balance'],
  ['Donut', 'Expenses'],
])('the days that are chosen change the figures of %s', async (title, chart) => {
  const { user } = await open()
  const before = summaryOf(chart)
  const card = within(screen.getByRole('region', { name: title }))
  await user.click(card.getByRole('button', { name: new RegExp(`Days: ${title}`) }))
  await user.click(await screen.findByText('Last month', {}, patience))
  await waitFor(() => expect(summaryOf(chart)).not.toBe(before), patience)
})

test('a course narrows the months of the line, and all come back', async () => {
  const { user } = await open()
  const before = summaryOf('Balance')
  const card = within(screen.getByRole('region', { name: 'Line' }))
  act(() => card.getAllByRole('slider')[0]!.focus())
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(summaryOf('Balance')).not.toBe(before)
  await user.click(card.getByRole('button', { name: 'Reset zoom' }))
  expect(summaryOf('Balance')).toBe(before)
})

test('the days that are chosen change the price of the share', async () => {
  const { user } = await open()
  const before = summaryOf('Price per share of Marigold & Tide')
  const card = within(screen.getByRole('region', { name: 'Candlestick' }))
  await user.click(card.getByRole('button', { name: /Days: Candlestick/ }))
  await user.click(await screen.findByText('Last month', {}, patience))
  await waitFor(() => expect(summaryOf('Price per share of Marigold & Tide')).not.toBe(before), patience)
})

test('the switch sums the orders of the customer groups otherwise', async () => {
  const { user } = await open('ar')
  const before = summaryOf('العملاء العائدون حسب قيمة الطلب')
  await user.click(screen.getByRole('radio', { name: 'سنويًا' }))
  expect(summaryOf('العملاء العائدون حسب قيمة الطلب')).not.toBe(before)
})
