import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, describe, expect, test } from 'vitest'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { leftOf, sendParcel } from '../../../../../mocks/areas/order-details/handlers-parcels.ts'
import { orders } from '../../../../../mocks/areas/orders/collection.ts'
import { findOrder, recordOf } from '../../../../../mocks/areas/orders/view.ts'
import { server } from '../../../../../mocks/transports/node.ts'
import { sessionAtom } from '../../../core/auth/session.ts'
import { store } from '../../../core/store.ts'
import { OrderDetails } from './OrderDetails.tsx'

withMock()

// What comes when it is wanted is there before, so that no test waits for code.
beforeAll(async () => {
  await Promise.all([
    import('../dialogs/RefundDialog.tsx'),
    import('../dialogs/SendDialog.tsx'),
    import('@data1522/design-system/Dialog'),
  ])
}, 60_000)

const patience = { timeout: 10_000 }
const open = async (search = '', order = 5389, options: { as?: 'client'; language?: 'fr' } = {}) => {
  const view = await renderScreen(<OrderDetails />, {
    path: '/apps/ecommerce/order/details/:id',
    address: `/apps/ecommerce/order/details/${order}${search}`,
    groups: ['orders', 'order', 'postal'],
    ...options,
  })
  return view
}
const ready = () => screen.findByRole('heading', { level: 1, name: /5389/, hidden: true }, patience)
const sums = () =>
  within(screen.getByRole('list', { name: 'Summary' }))
    .getAllByRole('listitem')
    .map((line) =>
      [...line.querySelectorAll('span')].map((part) => part.textContent!.replaceAll(/[\u2066\u2069]/g, '')),
    )
const header = () => screen.getByRole('banner').textContent
const dialog = () => screen.findByRole('dialog', {}, { timeout: 30_000 })

test('what it comes to adds up', async () => {
  await open()
  await ready()
  expect(sums()).toEqual([
    ['Subtotal', '$2,245.00'],
    ['Discount', '-$224.50'],
    ['Delivery', 'Free'],
    ['Tax', '$161.64'],
    ['Total', '$2,182.14'],
  ])
}, 30_000)

test('an order that was paid is deleted only after a second step', async () => {
  const { user } = await open()
  await ready()
  await user.click(await screen.findByRole('button', { name: 'More actions' }, patience))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete order' }, { timeout: 30_000 }))
  const question = within(await screen.findByRole('alertdialog', {}, { timeout: 30_000 }))
  question.getByText('The customer paid $2,182.14. Deleting the order refunds nothing.')
  await user.click(question.getByRole('button', { name: 'Keep order' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience)
  await ready()
  expect(screen.queryByText(/was deleted/)).toBeNull()
}, 60_000)

describe('giving money back', () => {
  const choose = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    const form = within(await dialog())
    await user.click(form.getByRole('button', { name: /Reason/ }))
    await user.click(await screen.findByRole('option', { name: 'Wrong item' }, { timeout: 30_000 }))
    await user.click(form.getByRole('button', { name: 'Continue' }))
  }

  test('the amount follows the chosen lines; after a look, sums and state follow', async () => {
    const { user } = await open('?dialog=refund')
    await ready()
    const form = within(await dialog())
    const loafers = form.getByRole('textbox', { name: 'Quantity of Sunday loafers' })
    await user.clear(loafers)
    await user.type(loafers, '1')
    await user.tab()
    const amount = form.getByRole<HTMLInputElement>('textbox', { name: /Amount/ })
    await waitFor(() => expect(amount.value).toBe('$134.14'))
    await choose(user)
    await user.click(await screen.findByRole('button', { name: 'Refund $134.14' }, patience))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
    expect(sums().slice(-2)).toEqual([
      ['Refunded', '-$134.14'],
      ['Left after refunds', '$2,048.00'],
    ])
    expect(header()).toContain('Partially refunded')
    expect(screen.getAllByText(/^Wrong item$/).length).toBe(1)
    expect(screen.getByText(/\$134.14 · Wrong item/)).toBeTruthy()
    expect(screen.getAllByText(/1 refunded/).length).toBe(1)
  }, 90_000)

  test('a smaller amount marks no line as refunded, and all of them can still be sent', async () => {
    const { user } = await open('?dialog=refund')
    await ready()
    const form = within(await dialog())
    await user.click(form.getByRole('button', { name: 'Everything' }))
    const amount = form.getByRole<HTMLInputElement>('textbox', { name: /Amount/ })
    await user.clear(amount)
    await user.type(amount, '50')
    await user.tab()
    await form.findByText(/no item counts as refunded/)
    await choose(user)
    await screen.findByText('None, an amount only', {}, patience)
    await user.click(await screen.findByRole('button', { name: 'Refund $50.00' }, patience))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
    expect(sums().slice(-2)).toEqual([
      ['Refunded', '-$50.00'],
      ['Left after refunds', '$2,132.14'],
    ])
    expect(header()).toContain('Partially refunded')
    expect(screen.queryByText(/\d refunded/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Send items' }))
    expect(within(await dialog()).getAllByRole('textbox', { name: /Quantity of/ }).length).toBeGreaterThan(1)
  }, 90_000)

  test('of a line that was sent in part one says which piece goes back', async () => {
    const order = () => findOrder('5389')!
    const { id, name, quantity } = recordOf(order()).items.find((item) => item.quantity > 1)!
    sendParcel(order(), { items: [{ id, quantity: 1 }], carrier: '', tracking: '' })
    const { user } = await open('?dialog=refund')
    await ready()
    const form = within(await dialog())
    const pieces = form.getByRole('textbox', { name: `Quantity of ${name}` })
    await user.clear(pieces)
    await user.type(pieces, '1')
    await user.tab()
    const sent = await form.findByRole('radio', { name: /already sent/ }, patience)
    await choose(user)
    expect(await form.findAllByText('Choose which pieces are refunded.', {}, patience)).not.toEqual([])
    await user.click(sent)
    await user.click(form.getByRole('button', { name: 'Continue' }))
    await user.click(await screen.findByRole('button', { name: /^Refund \$/ }, patience))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
    expect(leftOf(order()).get(id)).toBe(quantity - 1)
  }, 90_000)

  test('everything at once leaves nothing to refund or to send', async () => {
    const { user } = await open('?dialog=refund')
    await ready()
    const form = within(await dialog())
    await user.click(form.getByRole('button', { name: 'Everything' }))
    const amount = form.getByRole<HTMLInputElement>('textbox', { name: /Amount/ })
    await waitFor(() => expect(amount.value).toBe('$2,182.14'))
    await choose(user)
    await user.click(await screen.findByRole('button', { name: 'Refund $2,182.14' }, patience))
    await waitFor(() => expect(header()).toContain('Refunded'), patience)
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Send items' })).toBeNull()
    expect(screen.queryByText('Not yet')).toBeNull()
  }, 60_000)

  test('without an amount or a reason nothing goes on', async () => {
    const { user } = await open('?dialog=refund')
    await ready()
    await user.click(within(await dialog()).getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('group', { name: 'Fix 2 fields' }, patience)).toBeTruthy()
  }, 60_000)

  test('the key that led to the look at it does not give the money back when it is pressed again', async () => {
    const { user } = await open('?dialog=refund')
    await ready()
    await user.click(within(await dialog()).getByRole('button', { name: 'Everything' }))
    await choose(user)
    await screen.findByRole('button', { name: 'Refund $2,182.14' }, patience)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' }))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }))
    expect(header()).not.toContain('Refunded')
  }, 60_000)

  test('a failure is said with its reason, and keeps what was chosen', async () => {
    server.use(http.post('*/orders/:order/refunds', () => HttpResponse.json({}, { status: 500 })))
    const { user } = await open('?dialog=refund')
    await ready()
    await user.click(within(await dialog()).getByRole('button', { name: 'Everything' }))
    await choose(user)
    await user.click(await screen.findByRole('button', { name: 'Refund $2,182.14' }, patience))
    expect((await screen.findByRole('alert', {}, patience)).textContent).toContain(
      'The refund did not go through. Something went wrong on the server',
    )
    await user.click(screen.getByRole('button', { name: 'Change' }))
    const amount = within(await dialog()).getByRole<HTMLInputElement>('textbox', { name: /Amount/ })
    expect(amount.value).toBe('$2,182.14')
  }, 60_000)
})

test('some pieces go first; the rest dispatches the order, and that can be taken back', async () => {
  const { user } = await open('?dialog=send')
  await ready()
  const form = within(await dialog())
  const phones = form.getByRole('textbox', { name: 'Quantity of Pebble Mini phone' })
  await user.clear(phones)
  await user.type(phones, '1')
  await user.tab()
  await user.click(form.getByRole('button', { name: 'Send items' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
  expect(header()).toContain('Ready to pick up')
  expect(screen.getAllByText(/1 sent/).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Send items' }))
  await user.click(within(await dialog()).getByRole('button', { name: 'Send items' }))
  await waitFor(() => expect(header()).toContain('Dispatched'), patience)
  const undo = await screen.findAllByRole('button', { name: 'Undo' }, patience)
  await user.click(undo.at(-1)!)
  await waitFor(() => expect(header()).toContain('Ready to pick up'), patience)
}, 60_000)

test('a note is added, and an empty one is not', async () => {
  const { user } = await open()
  await ready()
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('Write something first.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'New note' }), 'Called back twice.')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  const notes = await screen.findByRole('list', { name: 'Notes' }, patience)
  await within(notes).findByText('Called back twice.', {}, patience)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'New note' }).value).toBe('')
}, 60_000)

test('a note that was not added waits for who wrote it', async () => {
  const { user, unmount } = await open()
  await ready()
  await user.type(screen.getByRole('textbox', { name: 'New note' }), 'Half a note')
  unmount()
  await open()
  await ready()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'New note' }).value).toBe('Half a note')
}, 60_000)

test('what was typed into a dialog is offered to who comes back after the session ended elsewhere', async () => {
  const carrier = async () =>
    within(await dialog()).findByRole<HTMLInputElement>('textbox', { name: /^Carrier/ }, patience)
  const { user, unmount } = await open('?dialog=send')
  await user.type(await carrier(), 'Northern Post')
  const session = store.get(sessionAtom)
  act(() => store.set(sessionAtom, null))
  unmount()
  store.set(sessionAtom, session)
  const next = await open('?dialog=send')
  await next.user.click(await screen.findByRole('button', { name: 'Restore' }, patience))
  expect((await carrier()).value).toBe('Northern Post')
}, 60_000)

test('half a piece cannot be sent', async () => {
  const { user } = await open('?dialog=send')
  const panel = await dialog()
  const [field] = within(panel).getAllByRole<HTMLInputElement>('textbox', { name: /^Quantity/ })
  await user.clear(field!)
  await user.type(field!, '0.5')
  await user.tab()
  expect(Number.isInteger(Number(field!.value))).toBe(true)
}, 60_000)

test('an order that is not there is said to be missing, with a way back', async () => {
  await open('', 1)
  const way = await screen.findByRole('link', { name: 'See all orders' }, patience)
  expect(way.getAttribute('href')).toBe('/apps/ecommerce/order/list')
}, 30_000)

test('who may not change orders is told why, and can press nothing that does', async () => {
  await open('', 5389, { as: 'client' })
  await ready()
  const changing = ['Edit delivery address', 'Refund'].flatMap((name) =>
    screen.getAllByRole('button', { name }),
  )
  expect(changing.filter((button) => !button.matches(':disabled, [aria-disabled=true]'))).toEqual([])
  expect(screen.queryByRole('textbox', { name: 'New note' })).toBeNull()
  const notes = within(screen.getByRole('region', { name: 'Notes' }))
  expect(await notes.findByText(/^Your role does not allow this/, {}, patience)).toBeTruthy()
}, 30_000)

test('no address opens what is done, or what a person may not do', async () => {
  const silence = async () => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(screen.queryByRole('dialog')).toBeNull()
  }
  const { unmount } = await open('?dialog=send', 5219)
  await screen.findByRole('heading', { level: 1, name: /5219/ }, patience)
  await silence()
  unmount()
  await open('?dialog=refund', 5389, { as: 'client' })
  await ready()
  await silence()
}, 30_000)

test.each([
  ['', 'Order MT-5389-26'],
  ['?show=slip', 'Packing slip for order MT-5389-26'],
])(
  'is called by the number that the store gave it (%s)',
  async (search, name) => {
    orders.update(findOrder('5389')!.id, { number: 'MT-5389-26' })
    await open(search)
    await screen.findByRole('heading', { name }, patience)
    expect(document.title).toContain('Order MT-5389-26')
  },
  30_000,
)

test('speaks French, with its own signs', async () => {
  await open('', 5389, { language: 'fr' })
  await screen.findByRole('heading', { level: 1, name: 'Commande #5389' }, patience)
  expect(screen.getByText('Prête à partir')).toBeTruthy()
}, 30_000)
