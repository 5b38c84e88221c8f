import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { customers } from '../../../../../mocks/areas/customers/collection.ts'
import { customerWith } from '../../../../../mocks/areas/customers/view.ts'
import { server } from '../../../../../mocks/transports/node.ts'
import { choose } from '../../../../../tests/support/failed-dialog.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { CustomerDetails } from './CustomerDetails.tsx'

withMock()
beforeAll(async () => {
  await Promise.all([import('./HistoryTab.tsx'), import('../merge/MergeDialog.tsx')])
}, 60_000)

const patience = { timeout: 15_000 }
const MANON = 251671
const PRUDENCE = 250713
const open = (search: string) =>
  renderScreen(<CustomerDetails />, {
    path: '/apps/ecommerce/customer/details/:id',
    address: `/apps/ecommerce/customer/details/${MANON}${search}`,
    groups: ['customers', 'customer', 'orders', 'postal'],
  })

test('the timeline leads to each order, and keeps the kind that was chosen', async () => {
  const { user } = await open('?tab=history')
  const card = within(await screen.findByRole('region', { name: 'Timeline' }, patience))
  expect(await card.findAllByRole('link', { name: /^Placed order/ }, patience)).toHaveLength(3)
  expect(card.getByText('Signed up')).toBeTruthy()
  await choose(user, 'Kind of event|All events', 'Sign-up')
  await waitFor(() => expect(card.queryByRole('link', { name: /^Placed order/ })).toBeNull(), patience)
  expect(card.getByText('Signed up')).toBeTruthy()
}, 60_000)

test('a timeline that does not come says so, and comes at the next try', async () => {
  server.use(http.get('*/customers/:id/history', () => HttpResponse.json({ message: 'No' }, { status: 500 })))
  const { user } = await open('?tab=history')
  await screen.findByText('The timeline could not be loaded', {}, patience)
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: /try again/i }))
  expect(await screen.findByText('Signed up', {}, patience)).toBeTruthy()
}, 60_000)

test('two customers become one with the chosen values, and two again', async () => {
  const before = customers.all()
  const other = customerWith(PRUDENCE)!
  const { user } = await open('')
  await user.click(await screen.findByRole('button', { name: 'More actions' }, patience))
  await user.click(await screen.findByRole('menuitem', { name: 'Merge' }, patience))
  const dialog = within(await screen.findByRole('dialog', {}, patience))
  await user.type(dialog.getByRole('combobox', { name: /Other customer/ }), other.email)
  await user.click(await screen.findByRole('option', { name: new RegExp(other.customer) }, patience))
  await user.click(await dialog.findByRole('radio', { name: other.email }, patience))
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(customerWith(PRUDENCE)).toBeUndefined(), patience)
  expect(customerWith(MANON)!.email).toBe(other.email)
  await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
  await waitFor(() => expect(customers.all()).toEqual(before), patience)
}, 90_000)
