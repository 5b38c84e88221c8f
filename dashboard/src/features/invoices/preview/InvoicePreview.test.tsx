import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Link } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { invoices } from '../../../../../mocks/areas/invoices/collection.ts'
import { server } from '../../../../../mocks/transports/node.ts'
import { toInvoice } from '../../../../../mocks/areas/invoices/sheet.ts'
import { choose, typedAfterFailure } from '../../../../../tests/support/failed-dialog.ts'
import { late } from '../../../../../tests/support/late.ts'
import { shownAddress } from '../../../../../tests/support/product.tsx'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { InvoicePreview } from './InvoicePreview.tsx'

withMock()
beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
// What opens later is fetched before, so that no test waits for that.
beforeAll(
  () =>
    Promise.all([
      import('../changes/SendDrawer.tsx'),
      import('../changes/PaymentDrawer.tsx'),
      import('../../../../../design-system/src/components/Drawer/DrawerPanel.tsx'),
    ]),
  60_000,
)
const patience = { timeout: 10_000 }
const LONG = 40_000

/** One of which a part is paid. */
const partlyPaid = () => invoices.all().find((one) => toInvoice(one).invoiceStatus === 'Partial Payment')!
const draft = () => invoices.all().find(({ stage }) => stage === 'Draft')!
const money = (amount: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount)
const open = (id: number | string, search = '', options: { as?: 'client'; language?: 'ar' | 'fr' } = {}) =>
  renderScreen(<InvoicePreview />, {
    path: '/apps/invoice/preview/:id',
    address: `/apps/invoice/preview/${id}${search}`,
    groups: ['invoices', 'invoice'],
    ...options,
  })
const balanceCard = () => screen.findByRole('region', { name: 'Balance due', hidden: true }, patience)
const drawer = () => screen.findByRole('dialog', {}, { timeout: 30_000 })

test(
  'a copy that is made late leads nobody away from where they have gone',
  async () => {
    const answer = late('post', '*/apps/invoice/:id/duplicate')
    const { id } = draft()
    const { user, settled } = await renderScreen(
      <>
        <InvoicePreview />
        <Link to="/apps/ecommerce/customer/list">Customers</Link>
      </>,
      {
        path: '/apps/invoice/preview/:id',
        address: `/apps/invoice/preview/${id}`,
        groups: ['invoices', 'invoice'],
      },
    )
    const count = invoices.all().length
    await user.click(await screen.findByRole('button', { name: 'More actions' }, patience))
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }, patience))
    await user.click(screen.getByRole('link', { name: 'Customers' }))
    answer()
    await screen.findByRole('button', { name: 'Undo' }, patience)
    expect(invoices.all()).toHaveLength(count + 1)
    await settled()
    expect(shownAddress()).toBe('/apps/ecommerce/customer/list')
  },
  LONG,
)

test(
  'a payment of more than is left is refused; one of less lowers the balance everywhere',
  async () => {
    const invoice = partlyPaid()
    const { balance } = toInvoice(invoice)
    const { user } = await open(invoice.id, '?dialog=payment')
    const form = within(await drawer())
    const amount = form.getByRole('textbox', { name: /^Amount/ })
    await user.type(amount, String(balance + 1))
    await user.click(form.getByRole('button', { name: /^Method/ }))
    await user.click(await screen.findByRole('option', { name: 'Cash' }, patience))
    await user.click(form.getByRole('button', { name: 'Add payment' }))
    await form.findAllByText(`That is more than the ${money(balance)} left to pay.`, {}, patience)
    expect(invoices.get(invoice.id)!.payments).toEqual(invoice.payments)
    await user.clear(amount)
    await user.type(amount, '100')
    await user.tab()
    expect(form.getByText(money(balance - 100))).toBeTruthy()
    await user.click(form.getByRole('button', { name: 'Add payment' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
    expect(within(await balanceCard()).getByText(money(balance - 100))).toBeTruthy()
    expect(screen.getByText('$100.00 received')).toBeTruthy()
    expect(toInvoice(invoices.get(invoice.id)!).balance).toBeCloseTo(balance - 100, 5)
  },
  LONG,
)

test(
  'a payment that the server does not take stays with what was typed',
  async () => {
    const { user } = await open(partlyPaid().id, '?dialog=payment')
    const prepare = async () => {
      await user.type(screen.getByRole('textbox', { name: /^Amount/ }), '100')
      await choose(user, 'Method', 'Cash')
    }
    const typed = { 'Internal note': 'At the counter' }
    expect(await typedAfterFailure({ user, typed, prepare, submit: 'Add payment' })).toEqual(typed)
  },
  LONG,
)

test(
  'once all is paid the way to pay goes, and the name of the card has the focus',
  async () => {
    const { user } = await open(partlyPaid().id)
    await user.click(within(await balanceCard()).getByRole('button', { name: 'Add payment' }))
    const form = within(await drawer())
    await user.click(form.getByRole('button', { name: 'Full amount' }))
    await user.click(form.getByRole('button', { name: /^Method/ }))
    await user.click(await screen.findByRole('option', { name: 'Cash' }, patience))
    await user.click(form.getByRole('button', { name: 'Add payment' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
    const card = await balanceCard()
    expect(within(card).queryByRole('button', { name: 'Add payment' })).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(within(card).getByRole('heading')), patience)
  },
  LONG,
)

test(
  'all that is left makes it paid in full',
  async () => {
    const { id } = partlyPaid()
    const { user } = await open(id, '?dialog=payment')
    const form = within(await drawer())
    await user.click(form.getByRole('button', { name: 'Full amount' }))
    await user.click(form.getByRole('button', { name: /^Method/ }))
    await user.click(await screen.findByRole('option', { name: 'PayPal' }, patience))
    await user.click(form.getByRole('button', { name: 'Add payment' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
    expect((await screen.findAllByText('Paid in full', {}, patience)).length).toBe(2)
    expect(screen.queryByRole('button', { name: 'Add payment' })).toBeNull()
    expect(toInvoice(invoices.get(id)!).invoiceStatus).toBe('Paid')
  },
  LONG,
)

test(
  'sending a draft makes it a sent one; the letter names number, amount and due date',
  async () => {
    const { id, client } = draft()
    const { user } = await open(id, '?dialog=send')
    const form = within(await drawer())
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /^To/ }).value).toBe(client.companyEmail)
    expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: /Message/ }).value).toContain(
      `invoice #${id} for ${money(toInvoice(draft()).balance)}`,
    )
    await user.click(form.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
    await screen.findByText('Sent to the client', {}, patience)
    expect(invoices.get(id)!.stage).toBe('Sent')
  },
  LONG,
)

test(
  'a letter that the server refuses stays with what was typed',
  async () => {
    server.use(
      http.post('*/api/apps/invoice/:id/send', () => HttpResponse.json({ message: 'no' }, { status: 500 })),
    )
    const { id } = draft()
    const { user } = await open(id, '?dialog=send')
    const form = within(await drawer())
    const subject = form.getByRole<HTMLInputElement>('textbox', { name: /Subject/ })
    await user.clear(subject)
    await user.type(subject, 'Your invoice')
    await user.click(form.getByRole('button', { name: 'Send' }))
    await form.findByText(/Something went wrong on the server/, {}, patience)
    expect(subject.value).toBe('Your invoice')
    expect(invoices.get(id)!.stage).toBe('Draft')
  },
  LONG,
)

test(
  'who may only read can neither send nor note a payment',
  async () => {
    await open(partlyPaid().id, '?dialog=payment', { as: 'client' })
    await balanceCard()
    const refused = await screen.findAllByRole('button', { name: 'Add payment' }, patience)
    for (const button of refused)
      expect(button.getAttribute('aria-disabled') ?? String((button as HTMLButtonElement).disabled)).toBe(
        'true',
      )
    expect(screen.queryByRole('dialog')).toBeNull()
  },
  LONG,
)

test('an unknown number says so, with a way to the list', async () => {
  await open(99)
  const link = await screen.findByRole('link', { name: 'See all invoices' }, patience)
  expect(link.getAttribute('href')).toBe('/apps/invoice/list')
})
