import { act, screen, waitFor, within } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { invoices } from '../../../../../mocks/areas/invoices/collection.ts'
import { toInvoice } from '../../../../../mocks/areas/invoices/sheet.ts'
import { late } from '../../../../../tests/support/late.ts'
import { shownAddress } from '../../../../../tests/support/product.tsx'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { sessionAtom } from '../../../core/auth/session.ts'
import { store } from '../../../core/store.ts'
import { InvoiceAdd } from './InvoiceAdd.tsx'
import { InvoiceEdit } from './InvoiceEdit.tsx'

withMock()
beforeAll(() => import('../../../../../design-system/src/components/ComboBox/SuggestPopup.tsx'), 60_000)
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
const patience = { timeout: 10_000 }
const LONG = 60_000
const groups = ['invoices', 'invoice', 'invoiceForm'] as const

const add = () =>
  renderScreen(<InvoiceAdd />, { path: '/apps/invoice/add', address: '/apps/invoice/add', groups })
const preview = () =>
  renderScreen(<InvoiceAdd />, {
    path: '/apps/invoice/add',
    address: '/apps/invoice/add?view=preview',
    groups,
  })
const edit = (id: number) =>
  renderScreen(<InvoiceEdit />, {
    path: '/apps/invoice/edit/:id',
    address: `/apps/invoice/edit/${id}`,
    groups,
  })
const lines = () => within(screen.getByRole('list', { name: 'Lines' })).getAllByRole('listitem')
const field = (name: RegExp, at = 0) => screen.getAllByRole<HTMLInputElement>('textbox', { name })[at]!
const totals = () =>
  screen.getByRole('region', { name: 'Total' }).textContent!.replaceAll(/[\u2066\u2069]/g, '')

/** A line of somebody's own. */
async function fill(
  user: Awaited<ReturnType<typeof add>>['user'],
  at: number,
  [item, cost, hours]: string[],
) {
  await user.type(screen.getAllByRole('combobox', { name: /Item/ })[at]!, item!)
  await user.tab()
  await user.type(field(/Cost/, at), cost!)
  await user.tab()
  await user.clear(field(/Quantity/, at))
  await user.type(field(/Quantity/, at), hours!)
  await user.tab()
}

test(
  'below the fields too, who may not save is told why',
  async () => {
    await renderScreen(<InvoiceEdit />, {
      path: '/apps/invoice/edit/:id',
      address: `/apps/invoice/edit/${invoices.all()[0]!.id}`,
      groups,
      rules: [{ action: 'read', subject: 'all' }],
    })
    expect(
      await screen.findByText(/^Your role does not allow/, { ignore: '[hidden]' }, patience),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save' }).matches(':disabled')).toBe(true)
  },
  LONG,
)

test(
  'totals follow what is typed: lines, discount and two taxes, to the cent',
  async () => {
    const { user } = await add()
    await screen.findByRole('form', { name: 'New invoice' }, patience)
    await fill(user, 0, ['Lanterns', '68', '2.5'])
    expect(totals()).toContain('Total$170.00')
    await user.click(screen.getByRole('button', { name: 'Add line' }))
    await fill(user, 1, ['Wicks', '34.20', '3'])
    await user.clear(field(/^Discount/))
    await user.type(field(/^Discount/), '10')
    await user.tab()
    for (const [at, name] of [
      [0, 'CGST'],
      [1, 'SGST'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: 'Add tax' }))
      await user.type(screen.getByRole('textbox', { name: new RegExp(`^Tax ${at + 1}`) }), name)
      await user.type(screen.getAllByRole('textbox', { name: /Rate/ })[at]!, '9')
      await user.tab()
    }
    expect(screen.queryByRole('button', { name: 'Add tax' })).toBeNull()
    await user.click(screen.getAllByRole('checkbox', { name: 'Taxed' })[1]!)
    expect(totals()).toContain('CGST (9%)$13.77')
    await user.click(screen.getAllByRole('checkbox', { name: 'Taxed' })[1]!)
    for (const sum of [
      'Subtotal$272.60',
      'Discount (10%)-$27.26',
      'CGST (9%)$22.08',
      'SGST (9%)$22.08',
      'Total$289.50',
    ])
      expect(totals()).toContain(sum)
    // In one column the total stands beside what saves, at the foot of the window.
    const bar = screen.getByRole('button', { name: 'Save' }).parentElement!
    expect(bar.textContent).toContain('$289.50')
  },
  LONG,
)

test(
  'of two taxes without a name, one that is taken out leaves no line in the totals',
  async () => {
    const { user } = await add()
    await screen.findByRole('form', { name: 'New invoice' }, patience)
    const taxLines = () => totals().split('(0%)').length - 1
    await user.click(screen.getByRole('button', { name: 'Add tax' }))
    await user.click(screen.getByRole('button', { name: 'Add tax' }))
    await waitFor(() => expect(taxLines()).toBe(2), patience)
    await user.click(screen.getAllByRole('button', { name: /^Remove tax/ })[0]!)
    await waitFor(() => expect(taxLines()).toBe(1), patience)
  },
  LONG,
)

test(
  'a new one has no number before it is saved, in the form and in the preview, and then the one of the server',
  async () => {
    const client = invoices.all().find((one) => one.client.company !== '')!
    const { user } = await add()
    const number = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Number' }, patience)
    expect(number.value).toBe('Assigned when saved')
    await user.type(screen.getByRole('combobox', { name: /^Client/ }), client.client.name)
    await user.click(await screen.findByRole('option', { name: new RegExp(client.client.name) }, patience))
    await fill(user, 0, ['Lanterns', '68', '2.5'])
    await user.click(screen.getByRole('radio', { name: 'Preview' }))
    const sheet = await screen.findByRole('article', { name: 'Invoice' }, patience)
    expect(sheet.textContent).toContain('NumberAssigned when saved')
    await waitFor(() => expect(sheet.textContent).toContain(client.client.company), patience)
    const before = invoices.all()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(invoices.all().length).toBe(before.length + 1), patience)
    const { id, client: saved } = invoices.all().at(-1)!
    expect(saved.company).toBe(client.client.company)
    await waitFor(() => expect(shownAddress()).toBe(`/apps/invoice/preview/${id}`), patience)
  },
  LONG,
)

test(
  'what one person left unsaved is offered to them again, and to nobody else',
  async () => {
    const first = await add()
    await screen.findByRole('form', { name: 'New invoice' }, patience)
    await fill(first.user, 0, ['Lanterns', '68', '2.5'])
    act(() => first.unmount())
    expect(Object.keys(localStorage).filter((key) => !key.startsWith('DATA1522-'))).toEqual([])
    await add()
    const restore = { name: 'Restore' }
    await screen.findByRole('button', restore, patience)
    const { userData, ...session } = store.get(sessionAtom)!
    const become = (id: number) =>
      act(() => store.set(sessionAtom, { ...session, userData: { ...userData, id } }))
    become(77)
    await waitFor(() => expect(screen.queryByRole('button', restore)).toBeNull(), patience)
    become(userData.id)
    await screen.findByRole('button', restore, patience)
  },
  LONG,
)

test(
  'without a client and with nothing charged for it is not sent, and says where',
  async () => {
    const before = invoices.all().length
    const { user } = await add()
    await user.click(await screen.findByRole('button', { name: 'Save' }, patience))
    const summary = within(await screen.findByRole('group', { name: /^Fix \d/ }, patience))
    expect(summary.getByRole('link', { name: /Client: ?Choose whom the invoice goes to/ })).toBeTruthy()
    expect(summary.getByRole('link', { name: /Line 1, Item/ })).toBeTruthy()
    expect(summary.getByRole('link', { name: /Line 1, Cost/ })).toBeTruthy()
    expect(invoices.all()).toHaveLength(before)
  },
  LONG,
)

test(
  'what is missing leads from the preview back to its fields',
  async () => {
    const { user } = await preview()
    await user.click(await screen.findByRole('button', { name: 'Save' }, patience))
    await screen.findByRole('combobox', { name: /^Client/ }, patience)
    await user.click(await screen.findByRole('link', { name: /^Client: ?Choose/ }, patience))
    const client = screen.getByRole('combobox', { name: /^Client/ })
    await waitFor(() => expect(document.activeElement).toBe(client), patience)
  },
  LONG,
)

test(
  'lines are put in order by keyboard, copied and taken away, and saved so',
  async () => {
    const invoice = invoices.all().find((one) => one.lines.length === 3)!
    const names = invoice.lines.map(({ item }) => item)
    const { user } = await edit(invoice.id)
    const grip = await screen.findByRole('button', { name: 'Move line 1' }, patience)
    grip.focus()
    await user.keyboard('{ArrowDown}')
    const shown = () =>
      screen.getAllByRole<HTMLInputElement>('combobox', { name: /Item/ }).map(({ value }) => value)
    await waitFor(() => expect(shown()).toEqual([names[1], names[0], names[2]]))
    await user.click(screen.getByRole('button', { name: 'Actions for line 3' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }, patience))
    await waitFor(() => expect(lines()).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shownAddress()).toBe(`/apps/invoice/preview/${invoice.id}`), patience)
    expect(invoices.get(invoice.id)!.lines.map(({ item }) => item)).toEqual([names[1], names[0]])
  },
  LONG,
)

test(
  'saving changes the total by what was changed, and sending follows on wish',
  async () => {
    const invoice = invoices.all().find(({ stage }) => stage === 'Draft')!
    const { user } = await edit(invoice.id)
    await screen.findByRole('form', { name: 'Edit invoice' }, patience)
    await user.clear(field(/Quantity/))
    await user.type(field(/Quantity/), '100')
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Save and send' }))
    await waitFor(
      () => expect(shownAddress()).toBe(`/apps/invoice/preview/${invoice.id}?dialog=send`),
      patience,
    )
    const saved = invoices.get(invoice.id)!
    expect(saved.lines[0]!.quantity).toBe(100)
    expect(toInvoice(saved).total).not.toBe(toInvoice(invoice).total)
  },
  LONG,
)

test(
  'an answer that comes late leads nobody away from where they have gone',
  async () => {
    const answer = late('put', '*/apps/invoice/:id')
    const { id } = invoices.all()[0]!
    const { user, settled } = await renderScreen(
      <>
        <InvoiceEdit />
        <Link to="/apps/ecommerce/customer/list">Customers</Link>
      </>,
      { path: '/apps/invoice/edit/:id', address: `/apps/invoice/edit/${id}`, groups },
    )
    const note = await screen.findByRole('textbox', { name: /^Note/ }, patience)
    await user.clear(note)
    await user.type(note, 'Paid by post')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(screen.getByRole('link', { name: 'Customers' }))
    await screen.findByRole('heading', { name: 'Elsewhere' })
    expect(invoices.get(id)!.note).not.toBe('Paid by post')
    answer()
    await screen.findByText(`Invoice #${id} was saved`, {}, patience)
    await settled()
    expect(shownAddress()).toBe('/apps/ecommerce/customer/list')
  },
  LONG,
)

test(
  'a change sends what was changed, and takes nothing back that others have changed meanwhile',
  async () => {
    const { id, lines: before } = invoices.all()[0]!
    const { user } = await edit(id)
    await screen.findByRole('textbox', { name: 'Number' }, patience)
    const others = before.map((line) => ({ ...line, cost: line.cost + 11 }))
    invoices.update(id, { lines: others })
    const note = screen.getByRole('textbox', { name: /^Note/ })
    await user.clear(note)
    await user.type(note, 'Paid by post')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(invoices.get(id)!.note).toBe('Paid by post'), patience)
    expect(invoices.get(id)!.lines).toEqual(others)
  },
  LONG,
)

test(
  'a text that somebody else has changed meanwhile is shown beside what is typed; their lines come by themselves',
  async () => {
    const invoice = invoices.all()[0]!
    const { user } = await edit(invoice.id)
    const note = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Note/ }, patience)
    await user.clear(note)
    await user.type(note, 'Paid by post')
    const [first, ...rest] = invoice.lines
    invoices.update(invoice.id, { note: 'Paid in cash', lines: [{ ...first!, quantity: 77 }, ...rest] })
    window.dispatchEvent(new Event('visibilitychange'))
    await screen.findByText('Theirs: Paid in cash', {}, patience)
    expect(screen.getByText('Yours: Paid by post')).toBeTruthy()
    expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: /Quantity/ })[0]!.value).toBe('77')
    await user.click(screen.getByRole('button', { name: 'Keep mine: Note' }))
    expect(note.value).toBe('Paid by post')
  },
  LONG,
)
