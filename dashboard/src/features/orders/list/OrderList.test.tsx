import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { server } from '../../../../../mocks/transports/node.ts'
import { deleteOrder, listOrders } from '@data1522/mocks/contract/orders'
import { call } from '../../../core/api/client.ts'
import { OrderList } from './OrderList.tsx'

withMock()

const patience = { timeout: 10_000 }
const open = (search = '') =>
  renderScreen(<OrderList />, {
    path: '/apps/ecommerce/order/list',
    address: `/apps/ecommerce/order/list${search}`,
    groups: ['orders', 'postal'],
  })
const table = () => screen.findByRole('grid', { name: 'Orders' }, patience)
const rows = async () => {
  const links = await within(await table()).findAllByRole('link', {}, patience)
  return links.map(({ textContent }) => textContent)
}
/** A menu's code comes when it is first opened. */
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], row: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: new RegExp(`More actions.*${row}`) }, patience))
  await user.click(await screen.findByRole('menuitem', { name: action }, { timeout: 30_000 }))
}

test('bounds of days and amounts keep what lies between, the ends included', async () => {
  await open('?date=2026-11-13..2026-11-19&spent=100..2000')
  await rows()
  const shown = within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent!)
  expect(shown.length).toBeGreaterThan(0)
  for (const text of shown) {
    const day = Number(text.match(/Nov (\d+), 2026/)![1])
    const amount = Number(text.match(/\$([\d,]+\.\d\d)/)![1]!.replaceAll(',', ''))
    expect(day >= 13 && day <= 19 && amount >= 100 && amount <= 2000).toBe(true)
  }
}, 30_000)

test('as many are refunded as the tile says', async () => {
  await open('?payment=anyRefund&size=100')
  const count = (await rows()).length
  const tile = (await screen.findAllByText('Refunds', {}, patience))
    .map((label) => label.closest('[role="group"]')?.textContent ?? '')
    .find((text) => /\$/.test(text))!
  expect(Number(tile.match(/Refunds(\d+)/)![1])).toBe(count)
}, 30_000)

test('orders that count as bought are kept by country, which stands behind the button', async () => {
  const { user } = await open('?payment=sold&country=FR&size=100')
  const query = { sold: true, country: 'FR', itemsPerPage: 100 } as const
  const { orders } = await call(listOrders, { query })
  expect(orders.length).toBeGreaterThan(0)
  await waitFor(
    async () =>
      expect((await rows()).map((name) => name!.replace('#', ''))).toEqual(
        orders.map(({ order }) => String(order)),
      ),
    patience,
  )
  expect(screen.queryByRole('button', { name: /Country/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  expect((await screen.findByRole('button', { name: /Country/ }, patience)).textContent).toContain('France')
}, 30_000)

test('an order that is deleted goes at once, and comes back to its place', async () => {
  const { user } = await open()
  const before = await rows()
  await choose(user, before[1]!, 'Delete')
  await waitFor(async () => expect(await rows()).not.toContain(before[1]), patience)
  await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
  await waitFor(async () => expect(await rows()).toEqual(before), patience)
}, 60_000)

test('an order that could not be deleted comes back by itself', async () => {
  server.use(http.post('*/ecommerce/orders/delete', () => HttpResponse.json({}, { status: 500 })))
  const { user } = await open()
  const before = await rows()
  await choose(user, before[0]!, 'Delete')
  await screen.findByText('The change was not saved', {}, patience)
  await waitFor(async () => expect(await rows()).toEqual(before), patience)
}, 60_000)

test('of several, those that are still there are deleted, and those alone come back', async () => {
  const { user } = await open()
  const before = await rows()
  for (const number of before.slice(0, 3))
    await user.click(screen.getByRole('checkbox', { name: new RegExp(number!) }))
  const remove = await screen.findByRole('button', { name: 'Delete' }, patience)
  // Somebody else has deleted the second meanwhile.
  const { orders } = await call(listOrders, { query: { q: before[1]!.slice(1) } })
  await call(deleteOrder, { params: { id: orders[0]!.id } })
  await user.click(remove)
  await screen.findByText('2 orders were deleted', {}, patience)
  await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
  await waitFor(async () => expect(await rows()).toContain(before[0]), patience)
  expect(await rows()).toContain(before[2])
  expect(await rows()).not.toContain(before[1])
}, 60_000)

test('of several, those that wait are sent', async () => {
  const { user } = await open()
  const before = await rows()
  for (const number of before.slice(0, 3))
    await user.click(screen.getByRole('checkbox', { name: new RegExp(number!) }))
  // The bar of the selection comes after the rows, which can be sent one by one too.
  const send = await screen.findAllByRole('button', { name: 'Send' }, patience)
  await user.click(send.at(-1)!)
  // The newest has failed to be paid, so two go.
  await screen.findByText(
    `2 orders are on their way. ${before[0]} was left out: it is cancelled or was not paid.`,
    {},
    patience,
  )
  const rowOf = (number: string) => within(screen.getByRole('row', { name: new RegExp(number) }))
  await waitFor(() => rowOf(before[1]!).getByText('Dispatched'), patience)
  rowOf(before[0]!).getByText('Not sent')
}, 60_000)

test('of several, those that wait for money are marked as paid, and that is taken back', async () => {
  const { user } = await open('?payment=pending')
  const [first] = await rows()
  await user.click(screen.getByRole('checkbox', { name: new RegExp(first!) }))
  await user.click(await screen.findByRole('button', { name: 'Mark as paid' }, patience))
  await screen.findByText(`Order ${first} is marked as paid`, {}, patience)
  await waitFor(async () => expect(await rows()).not.toContain(first), patience)
  await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
  await waitFor(async () => expect(await rows()).toContain(first), patience)
}, 60_000)

test('what peeks at an order leads to its customer', async () => {
  await open('?quickView=5389')
  const way = await screen.findByRole('link', { name: 'Prudence Oystercatcher' }, { timeout: 30_000 })
  expect(way.getAttribute('href')).toBe('/apps/ecommerce/customer/details/250713')
}, 60_000)
