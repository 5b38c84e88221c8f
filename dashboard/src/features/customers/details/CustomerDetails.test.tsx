import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { customers } from '../../../../../mocks/areas/customers/collection.ts'
import { orders } from '../../../../../mocks/areas/orders/collection.ts'
import { customerWith, toCustomerDetail } from '../../../../../mocks/areas/customers/view.ts'
import { shownAddress } from '../../../../../tests/support/product.tsx'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { sitIn } from '../../../../../tests/support/sit-in.ts'
import { server } from '../../../../../mocks/transports/node.ts'
import { CustomerDetails } from './CustomerDetails.tsx'

withMock()

// What comes when it is wanted is there before, so that no test waits for code.
beforeAll(async () => {
  await Promise.all([
    import('./SecurityTab.tsx'),
    import('./BillingTab.tsx'),
    import('./NotificationsTab.tsx'),
    import('../dialogs/EditDialog.tsx'),
    import('../../../entities/customer/AddressDialog.tsx'),
    import('../dialogs/PaymentDialog.tsx'),
  ])
}, 60_000)

const patience = { timeout: 10_000 }
const longest = { timeout: 30_000 }
const open = (search = '', id = 251671, as?: 'client') =>
  renderScreen(<CustomerDetails />, {
    path: '/apps/ecommerce/customer/details/:id',
    address: `/apps/ecommerce/customer/details/${id}${search}`,
    groups: ['customers', 'customer', 'orders', 'postal'],
    ...(as && { as }),
  })

test('shows the orders of this customer and of nobody else, and what they come to', async () => {
  await open()
  const table = await screen.findByRole('grid', { name: 'Orders' }, patience)
  const links = await within(table).findAllByRole('link', {}, patience)
  expect(links).toHaveLength(3)
  const { totalSpent } = toCustomerDetail(customerWith(251671)!)
  const value = within(await screen.findByRole('region', { name: 'Lifetime value' }, patience))
  expect(await value.findByText(`$${totalSpent.toFixed(2)}`, {}, patience)).toBeTruthy()
}, 30_000)

test('leads to the invoices of this customer', async () => {
  await open()
  const way = await screen.findByRole('link', { name: 'Invoices of this customer' }, patience)
  expect(way.getAttribute('href')).toBe('/apps/invoice/list?q=Manon+Clairbois-Yvernault')
}, 30_000)

test('no address opens what a person may not change', async () => {
  await open('?dialog=edit', 251671, 'client')
  await screen.findByRole('heading', { level: 1, name: /Manon/ }, patience)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(screen.queryByRole('dialog')).toBeNull()
}, 30_000)

test('a tab is an address', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('tab', { name: 'Security' }, patience))
  await waitFor(() => expect(shownAddress()).toContain('tab=security'), patience)
  expect(await screen.findByRole('heading', { name: 'Devices' }, patience)).toBeTruthy()
}, 30_000)

test('two passwords that differ are not sent', async () => {
  const { user } = await open('?tab=security')
  await user.type(
    await screen.findByLabelText(/^New password/, { selector: 'input[name=password]' }, patience),
    'seven-oysters',
  )
  await user.type(screen.getByLabelText(/^New password, again/, { selector: 'input' }), 'eight-oysters')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  expect((await screen.findAllByText('The two passwords differ.', {}, patience)).length).toBeGreaterThan(0)
}, 30_000)

test('an address of another customer is refused at its field, and what was typed stays', async () => {
  const { user } = await open('?dialog=edit')
  const form = within(await screen.findByRole('dialog', {}, longest))
  const email = form.getByRole<HTMLInputElement>('textbox', { name: /Email/ })
  await user.clear(email)
  await user.type(email, 'prudence.o@example.com')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'), patience)
  expect(form.getAllByText('This address belongs to another customer.').length).toBeGreaterThan(0)
  expect(email.value).toBe('prudence.o@example.com')
}, 60_000)

test('the default address that is deleted hands that on, and comes back', async () => {
  const { user } = await open('?tab=billing')
  const card = within(await screen.findByRole('region', { name: 'Addresses' }, patience))
  const states = () =>
    card.getAllByRole('button', { expanded: undefined }).map((button) => button.textContent)
  await user.click(card.getByRole('button', { name: 'Delete Home' }))
  await waitFor(() => expect(states().some((text) => /Office.*Default/.test(text!))).toBe(true), patience)
  expect(card.queryByRole('button', { name: 'Delete Home' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(card.getByRole('button', { name: /^Office/ })))
  await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
  await waitFor(() => expect(states().some((text) => /Home.*Default/.test(text!))).toBe(true), patience)
}, 60_000)

test('no card is added that is past its month', async () => {
  const { user } = await open('?tab=billing&dialog=payment')
  const form = within(await screen.findByRole('dialog', {}, longest))
  await user.type(form.getByRole('textbox', { name: /Name on the card/ }), 'Manon')
  await user.type(form.getByRole('textbox', { name: /Card number/ }), '4242424242424242')
  await user.type(form.getByRole('textbox', { name: /Valid until/ }), '1220')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect((await form.findAllByText(/still to come/, {}, patience)).length).toBeGreaterThan(0)
}, 60_000)

test('a switch that could not be saved goes back', async () => {
  server.use(http.put('*/customers/:id/account', () => HttpResponse.json({}, { status: 500 })))
  const { user } = await open('?tab=notifications')
  const name = 'New for you: Email'
  const before = (await screen.findByRole<HTMLInputElement>('switch', { name }, patience)).checked
  await user.click(screen.getByRole('switch', { name }))
  await screen.findByText('The change was not saved', {}, patience)
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch', { name }).checked).toBe(before))
}, 60_000)

test('who is not there is said to be missing, with a way back', async () => {
  await open('', 1)
  const way = await screen.findByRole('link', { name: 'See all customers' }, patience)
  expect(way.getAttribute('href')).toBe('/apps/ecommerce/customer/list')
}, 30_000)

test('what somebody else has changed while one edits shows, and what one takes of it stands in the field', async () => {
  const { user } = await open('?dialog=edit')
  const form = within(await screen.findByRole('dialog', {}, longest))
  const one = customers.all().find(({ customerId }) => customerId === 251671)!
  const name = form.getByRole('textbox', { name: /Full name/ })
  await user.clear(name)
  await user.type(name, 'Ada Brun')
  customers.update(one.id, { customer: 'Ida Braun', contact: '+44 7700 900100' })
  window.dispatchEvent(new Event('visibilitychange'))
  await form.findByText('Theirs: Ida Braun', {}, patience)
  expect(form.getByRole<HTMLInputElement>('textbox', { name: /Phone/ }).value).toBe('+44 7700 900100')
  await user.click(form.getByRole('button', { name: /^Take theirs/ }))
  await waitFor(() =>
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /Full name/ }).value).toBe('Ida Braun'),
  )
}, 60_000)

test('an edit sends what was changed, and takes nothing back that others have changed meanwhile', async () => {
  const { user } = await open('?dialog=edit')
  const form = within(await screen.findByRole('dialog', {}, longest))
  const one = customers.all().find(({ customerId }) => customerId === 251671)!
  customers.update(one.id, { contact: '+44 7700 900100' })
  const name = form.getByRole('textbox', { name: /Full name/ })
  await user.clear(name)
  await user.type(name, 'Ada Brun')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(customers.get(one.id)!.customer).toBe('Ada Brun'), patience)
  expect(customers.get(one.id)!.contact).toBe('+44 7700 900100')
}, 60_000)

test('far away, an order of an evening in the store is of that day', async () => {
  sitIn('Asia/Tokyo')
  const one = orders.all().find(({ customerId }) => customerId === 251671)!
  orders.update(one.id, { date: '2026-03-04', time: '21:00' })
  await open()
  const link = await screen.findByRole('link', { name: `Order ${one.number}` }, patience)
  expect(link.closest('tr')!.textContent).toContain('Mar 4, 2026')
}, 30_000)
