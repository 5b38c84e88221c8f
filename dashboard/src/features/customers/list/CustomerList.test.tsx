import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { choose, typedAfterFailure } from '../../../../../tests/support/failed-dialog.ts'
import { listCustomers, listCustomerTags } from '@data1522/mocks/contract/customers'
import { call } from '../../../core/api/client.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { CustomerList } from './CustomerList.tsx'

withMock()
beforeAll(() => import('./AddDrawer.tsx').then(() => undefined), 60_000)
afterEach(() => localStorage.clear())

const patience = { timeout: 10_000 }
const open = (language?: 'ar') =>
  renderScreen(<CustomerList />, {
    path: '/apps/ecommerce/customer/list',
    address: '/apps/ecommerce/customer/list?add=customer',
    groups: ['customers', 'postal'],
    language,
  })
const drawer = async () => within(await screen.findByRole('dialog', {}, { timeout: 30_000 }))

test('customers of a country who spent enough are kept by the address', async () => {
  await renderScreen(<CustomerList />, {
    path: '/apps/ecommerce/customer/list',
    address: '/apps/ecommerce/customer/list?country=BR&spent=500..&size=100',
    groups: ['customers', 'postal'],
  })
  const query = { country: 'BR', spentFrom: 500, itemsPerPage: 100 } as const
  const { customers } = await call(listCustomers, { query })
  expect(customers.length).toBeGreaterThan(0)
  const grid = await screen.findByRole('grid', {}, patience)
  await waitFor(
    () =>
      expect(
        within(grid)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(customers.map(({ customer }) => customer)),
    patience,
  )
}, 30_000)

test('a customer is added with what was typed, and stands first', async () => {
  const { user } = await open()
  const form = await drawer()
  await user.type(form.getByRole('textbox', { name: /Full name/ }), 'Zélie Moreau')
  await user.type(form.getByRole('textbox', { name: /Email/ }), 'zelie@example.com')
  await user.click(form.getByRole('button', { name: /Country/ }))
  await user.click(await screen.findByRole('option', { name: 'France' }, { timeout: 30_000 }))
  await user.click(form.getByRole('button', { name: 'Add customer' }))
  await screen.findByText('Zélie Moreau was added', {}, patience)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
  const [first] = within(screen.getByRole('grid')).getAllByRole('link')
  expect(first!.textContent).toBe('Zélie Moreau')
}, 90_000)

test('what is typed of a new customer waits where the server fails', async () => {
  const { user } = await open()
  const typed = { 'Full name': 'Zélie Moreau', Email: 'zelie@example.com' }
  const prepare = () => choose(user, 'Country', 'France')
  expect(await typedAfterFailure({ user, typed, prepare, submit: 'Add customer' })).toEqual(typed)
}, 90_000)

test('nothing is sent without a name, an address and a country, nor with half a postal address', async () => {
  const { user } = await open()
  const form = await drawer()
  await user.type(form.getByRole('textbox', { name: /Postcode/ }), '29985')
  await user.click(form.getByRole('button', { name: 'Add customer' }))
  const summary = within(await screen.findByRole('group', { name: /^Fix \d+ fields?$/ }, patience))
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Full name: Fill this in.',
    'Email: Fill this in.',
    'Country: Choose one.',
  ])
  await user.type(form.getByRole('textbox', { name: /Full name/ }), 'Zélie Moreau')
  await user.type(form.getByRole('textbox', { name: /Email/ }), 'zelie@example.com')
  await user.click(form.getByRole('button', { name: /Country/ }))
  await user.click(await screen.findByRole('option', { name: 'France' }, { timeout: 30_000 }))
  await user.click(form.getByRole('button', { name: 'Add customer' }))
  expect(
    (await screen.findAllByText('An address needs a street and a town.', {}, patience)).length,
  ).toBeGreaterThan(1)
}, 90_000)

test('closing with something typed asks first', async () => {
  const { user } = await open()
  const form = await drawer()
  await user.type(form.getByRole('textbox', { name: /Full name/ }), 'Zélie')
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }, patience))
  expect(form.getByRole<HTMLInputElement>('textbox', { name: /Full name/ }).value).toBe('Zélie')
}, 60_000)

test('countries are named in the language of the moment', async () => {
  await open('ar')
  await waitFor(() => expect(screen.getAllByText('فرنسا').length).toBeGreaterThan(0), patience)
}, 30_000)

test('customers with a tag are kept by the address', async () => {
  const [tag] = (await call(listCustomerTags, {})).tags
  await renderScreen(<CustomerList />, {
    path: '/apps/ecommerce/customer/list',
    address: `/apps/ecommerce/customer/list?${new URLSearchParams({ tag: tag!, size: '100' })}`,
    groups: ['customers', 'postal'],
  })
  const { customers } = await call(listCustomers, { query: { tag, itemsPerPage: 100 } })
  const grid = await screen.findByRole('grid', {}, patience)
  await waitFor(() => expect(within(grid).getAllByRole('link')).toHaveLength(customers.length), patience)
  expect(within(grid).getAllByText(tag!)).toHaveLength(customers.length)
}, 30_000)
