import { type Sale } from '@data1522/mocks/contract/sales'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { type ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderProduct } from '../../../../../tests/support/product.tsx'
import { EditDialog } from './EditDialog.tsx'
import { Grouping } from './Grouping.tsx'
import { KitchenSink } from './KitchenSink.tsx'
import { Selection } from './Selection.tsx'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const patience = { timeout: 10_000 }
const open = (demo: ReactNode) =>
  renderProduct(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {demo}
    </QueryClientProvider>,
    {
      groups: ['tables', 'showcase', 'records'],
    },
  )
const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')!

test('groups and the footer add up', async () => {
  await open(<Grouping />)
  const total = await screen.findByText('Total', undefined, patience)
  expect(total.closest('tr')!.textContent).toContain('$5,459.05')
  await screen.findByRole('button', { name: 'Late: 3 rows' }, patience)
  const lines = ['Paid: 4 rows', 'Open: 3 rows', 'Late: 3 rows'].map(
    (name) => screen.getByRole('button', { name }).closest('tr')!.textContent,
  )
  expect(lines[0]).toContain('$4,141.70')
  expect(lines[1]).toContain('$1,081.25')
  expect(lines[2]).toContain('$236.10')
})

test('selected orders are marked as paid together', async () => {
  const { user } = await open(<Selection />)
  expect(row('#4209').textContent).toContain('Open')
  for (const number of ['#4209', '#4207'])
    await user.click(screen.getByRole('checkbox', { name: `Select ${number}` }))
  await user.click(await screen.findByRole('button', { name: 'Mark as paid' }, patience))
  for (const number of ['#4209', '#4207']) expect(row(number).textContent).toContain('Paid')
  expect(row('#4206').textContent).toContain('Open')
})

test('what is saved in the dialog stands in the row; what is wrong is said first', async () => {
  const { user } = await open(<EditDialog />)
  await user.click(screen.getByRole('button', { name: 'More actions for #4209' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }, patience))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit order #4209' }, patience))
  const name = dialog.getByRole('textbox', { name: /^Customer/ })
  await user.clear(name)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(name.ariaInvalid).toBe('true'))
  await user.type(name, 'Ada Brun')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(row('#4209').textContent).toContain('Ada Brun'))
})

const sale = (name: string, total: number, paidAmount: number): Sale => ({
  product: {
    id: 1,
    name,
    slug: name.toLowerCase(),
    brand: 'Tessaline',
    category: 'Electronics',
    price: total,
    image: '',
    hasFreeShipping: false,
    rating: 4,
    description: `About ${name}.`,
  },
  date: '30 Apr 2026',
  buyer: { name: 'Ada', avatar: null },
  payment: {
    total,
    receivedPaymentStatus: 'Unpaid',
    paidAmount,
    status: paidAmount ? 'Completed' : 'Confirmed',
  },
})

test('totals are of all that is found, on whichever page; a failure can be tried again', async () => {
  let isDown = true
  server.use(
    http.get('*/api/pages/datatable', () =>
      isDown
        ? new HttpResponse(null, { status: 503 })
        : HttpResponse.json([
            ...Array.from({ length: 11 }, (_, index) => sale(`Lamp ${index + 1}`, 10, 10)),
            sale('Chair', 200, 0),
          ]),
    ),
  )
  const { user } = await open(<KitchenSink />)
  await screen.findByRole('heading', { name: 'The rows could not be loaded' }, patience)
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const total = await screen.findByText('Total', undefined, patience)
  const foot = () => total.closest('tr')!.textContent
  expect(foot()).toContain('$310.00')
  expect(foot()).toContain('$110.00')
  expect(screen.getAllByRole('rowheader')).toHaveLength(10)
  await user.type(screen.getByRole('searchbox', { name: 'Search sales' }), 'chair')
  await waitFor(() => expect(foot()).toContain('$200.00'))
  await user.click(await screen.findByLabelText('Details of Chair'))
  expect(screen.getByText('About Chair.')).toBeTruthy()
})
