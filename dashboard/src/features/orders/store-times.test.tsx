import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { orders } from '../../../../mocks/areas/orders/collection.ts'
import { setNow } from '../../../../mocks/seed/clock.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { sitIn } from '../../../../tests/support/sit-in.ts'
import { OrderDetails } from './details/OrderDetails.tsx'
import { OrderList } from './list/OrderList.tsx'

withMock()
const patience = { timeout: 10_000 }
const ORDER = 5389

/** An order of an evening in the store, which is in Los Angeles. */
beforeEach(() => {
  setNow('2026-11-20T09:00:00Z')
  const { id } = orders.all().find(({ order }) => order === ORDER)!
  orders.update(id, { date: '2026-03-04', time: '21:00' })
})

const openList = () =>
  renderScreen(<OrderList />, {
    path: '/apps/ecommerce/order/list',
    address: '/apps/ecommerce/order/list?date=2026-03-04..2026-03-04',
    groups: ['orders', 'postal'],
  })
const openDetails = (language?: 'fr') =>
  renderScreen(<OrderDetails />, {
    path: '/apps/ecommerce/order/details/:id',
    address: `/apps/ecommerce/order/details/${ORDER}`,
    groups: ['orders', 'order', 'postal'],
    language,
  })
const title = () => screen.findByRole('heading', { level: 1, name: /5389/ }, patience)

test('far away, the list shows the day and the time of the store, by which its filter finds', async () => {
  sitIn('Asia/Tokyo')
  await openList()
  const row = (await screen.findByRole('link', { name: `#${ORDER}` }, patience)).closest('tr')!
  expect(row.textContent).toMatch(/Mar 4, 2026.*9:00\sPM/)
  expect(screen.getByRole('banner').textContent).toContain('Times are those of the store (Pacific Time).')
}, 30_000)

test('far away, all times of an order are of one clock, which is named', async () => {
  sitIn('Asia/Tokyo')
  await openDetails()
  await title()
  const header = screen.getByRole('banner').textContent!
  expect(header).toMatch(/Mar 4, 2026, 9:00\sPM/)
  expect(header).toContain('Times are those of the store (Pacific Time).')
  const placed = within(screen.getByText('Order placed').closest('li')!)
  expect(placed.getByText(/Mar 4, 2026, 9:00\sPM/)).toBeTruthy()
}, 30_000)

test('in French too', async () => {
  sitIn('Asia/Tokyo')
  await openDetails('fr')
  await title()
  expect(screen.getByRole('banner').textContent).toMatch(
    /4 mars 2026.*21:00.*celles de la boutique \(heure du/,
  )
}, 30_000)

test('where the clocks are the same, none is named', async () => {
  sitIn('America/Tijuana')
  await openDetails()
  await title()
  expect(screen.getByRole('banner').textContent).not.toContain('Times are')
}, 30_000)
