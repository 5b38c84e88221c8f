import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderProduct } from '../../../../../tests/support/product.tsx'
import { sitIn } from '../../../../../tests/support/sit-in.ts'
import { ChartjsPage } from './ChartjsPage.tsx'

const patience = { timeout: 20_000 }
const NOW = new Date('2027-02-10T09:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const open = () =>
  renderProduct(
    <QueryClientProvider client={new QueryClient()}>
      <ChartjsPage />
    </QueryClientProvider>,
    { address: '/charts/chartjs', groups: ['chartjsDemos', 'charts', 'showcase', 'titles'] },
  )
const summaryOf = (card: string) => {
  const plot = within(screen.getByRole('region', { name: card })).getByRole('application')
  return document.getElementById(plot.getAttribute('aria-describedby')!)!.textContent
}

test('the days end with today, and other days bring other bars', async () => {
  const { user } = await open()
  expect(summaryOf('Bars')).toMatch(/from Jan 22, 2027 to Feb 10, 2027/)
  const card = within(screen.getByRole('region', { name: 'Bars' }))
  await user.click(card.getByRole('button', { name: /^Days: Bars/ }))
  await user.click(await screen.findByText('Last month', {}, patience))
  await waitFor(() => expect(summaryOf('Bars')).toMatch(/from Jan 1, 2027 to Jan 31, 2027/), patience)
})

test('the months are the last ones', async () => {
  await open()
  expect(summaryOf('Lines')).toMatch(/from Apr.* 2026 to Jan.* 2027/)
})

test('weekdays and months keep their names wherever the person sits', async () => {
  sitIn('Pacific/Honolulu')
  await open()
  expect(summaryOf('Polar area')).toMatch(/\. Friday/)
  expect(
    within(screen.getByRole('region', { name: 'Lines' })).getByText('April 2026 – January 2027'),
  ).toBeTruthy()
})
