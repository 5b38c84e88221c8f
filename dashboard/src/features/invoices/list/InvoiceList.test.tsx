import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { Language } from '../../../../../design-system/src/locale/languages.ts'
import { invoices } from '../../../../../mocks/areas/invoices/collection.ts'
import type { StoredInvoice } from '../../../../../mocks/areas/invoices/seed.ts'
import { summarizeInvoices } from '../../../../../mocks/areas/invoices/handlers-summary.ts'
import { users } from '../../../../../mocks/areas/users/collection.ts'
import { choose } from '../../../../../tests/support/failed-dialog.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { viewSearch } from '../../../shared/list/state.ts'
import { InvoiceList } from './InvoiceList.tsx'
import { invoiceList } from './list-config.ts'

withMock()
beforeAll(() => import('../../../../../design-system/src/components/Menu/MenuPopup.tsx'), 60_000)
const patience = { timeout: 10_000 }
const LONG = 40_000
const open = (search = '', language?: Language) =>
  renderScreen(<InvoiceList />, {
    path: '/apps/invoice/list',
    address: `/apps/invoice/list${search}`,
    groups: ['invoices', 'invoice'],
    language,
  })
const numbers = () =>
  screen
    .queryAllByRole('link', { name: /^#\d+$/ })
    .map(({ textContent }) => Number(textContent.replaceAll(/\D/g, '')))

test(
  'the address finds the invoices of a salesperson, and a filter says whose they are',
  async () => {
    const [{ salesperson }] = invoices.all() as [StoredInvoice]
    const own = invoices.all().filter((one) => one.stage !== 'Draft' && one.salesperson === salesperson)
    const { user } = await open(`?${new URLSearchParams({ status: 'Issued', salesperson, size: '50' })}`)
    await waitFor(() => expect(new Set(numbers())).toEqual(new Set(own.map(({ id }) => id))), patience)
    await user.click(screen.getByRole('button', { name: /^Filters/ }))
    const field = await screen.findByRole('button', { name: /^Salesperson/ }, patience)
    expect(field.textContent).toContain(salesperson)
    await choose(user, 'Salesperson', 'All salespeople')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(numbers().length).toBeGreaterThan(own.length), patience)
  },
  LONG,
)

test(
  'a salesperson who was renamed is still found by the old name, once the names are known too',
  async () => {
    const { salesperson, salespersonId } = invoices.all().find((one) => one.salespersonId !== null)!
    users.update(salespersonId!, { fullName: 'Marguerite Oyelaran' })
    const own = invoices.all().filter((one) => one.salesperson === salesperson)
    const { user } = await open(`?${new URLSearchParams({ salesperson, size: '50' })}`)
    const isFiltered = () =>
      waitFor(() => expect(new Set(numbers())).toEqual(new Set(own.map(({ id }) => id))), patience)
    await isFiltered()
    await user.click(screen.getByRole('button', { name: /^Filters/ }))
    await user.click(await screen.findByRole('button', { name: /^Salesperson/ }, patience))
    await screen.findByRole('option', { name: 'Marguerite Oyelaran' }, patience)
    expect(screen.getByRole('option', { name: salesperson, selected: true })).toBeTruthy()
    await user.keyboard('{Escape}{Escape}')
    await isFiltered()
  },
  LONG,
)

test('a saved view keeps its salesperson while the names are not known', () => {
  const search = 'salesperson=Wrenna+Ashcombe'
  expect(viewSearch(invoiceList(undefined), search)).toBe(search)
})

test(
  'a deleted invoice goes at once and comes back',
  async () => {
    const { user } = await open()
    await screen.findByRole('link', { name: '#5089' }, patience)
    await user.click(screen.getByRole('button', { name: 'More actions for #5089' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }, patience))
    await waitFor(() => expect(numbers()).not.toContain(5089), patience)
    await screen.findByText('Invoice #5089 was deleted', {}, patience)
    expect(invoices.get(5089)).toBeUndefined()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(numbers()).toContain(5089), patience)
    expect(invoices.get(5089)).toBeTruthy()
  },
  LONG,
)

test.each(['en', 'fr', 'ar'] as const)(
  'in %s the tiles write dollars as the rows do, in one direction',
  async (language) => {
    await open('', language)
    const format = new Intl.NumberFormat(language === 'en' ? 'en-US' : language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
      numberingSystem: 'latn',
    })
    const paid = format.format(summarizeInvoices(invoices.all()).paid).replaceAll(/\s/gu, ' ')
    expect(await screen.findByText(`\u2066${paid}\u2069`, {}, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'each figure leads to the invoices behind it',
  async () => {
    const path = '/apps/invoice/list'
    await open('?status=Received&size=50')
    const received = invoices.all().filter(({ payments }) => payments.length > 0)
    await waitFor(() => expect(numbers()).toEqual(received.map(({ id }) => id).toReversed()), patience)
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(leadsTo('Received')).toBe(`${path}?status=Received`)
    expect(leadsTo('Clients')).toBe(`${path}?sort=client`)
  },
  LONG,
)

test(
  'the address keeps what is issued between two days, both included',
  async () => {
    const days = invoices.all().map(({ issuedDate }) => issuedDate)
    const [from, to] = [days.at(-4)!, days.at(-2)!]
    await open(`?date=${from}..${to}`)
    const expected = invoices.all().filter(({ issuedDate }) => issuedDate >= from && issuedDate <= to)
    await waitFor(() => expect(numbers()).toEqual(expected.map(({ id }) => id).toReversed()), patience)
  },
  LONG,
)

test(
  'drafts are sent together once it is confirmed, and what was left out is told with its reason',
  async () => {
    const draft = invoices.all().findLast(({ stage }) => stage === 'Draft')!
    const sent = invoices.all().findLast(({ stage, payments }) => stage === 'Sent' && payments.length === 0)!
    const { user } = await open('?size=100')
    for (const { id } of [draft, sent])
      await user.click(await screen.findByRole('checkbox', { name: new RegExp(`#${id}`) }, patience))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('Send 1 invoice?', {}, patience)
    expect(invoices.get(draft.id)!.stage).toBe('Draft')
    await user.click(screen.getAllByRole('button', { name: 'Send' }).at(-1)!)
    await screen.findByText(
      `Invoice #${draft.id} was sent. #${sent.id} was left out: it was already sent.`,
      {},
      patience,
    )
    expect(invoices.get(draft.id)!.stage).toBe('Sent')
  },
  LONG,
)
