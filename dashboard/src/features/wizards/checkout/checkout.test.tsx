import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orders } from '../../../../../mocks/areas/orders/collection.ts'
import { server } from '../../../../../mocks/transports/node.ts'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { shownAddress } from '../../../../../tests/support/product.tsx'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { sessionAtom } from '../../../core/auth/session.ts'
import { store } from '../../../core/store.ts'
import { Checkout } from './Checkout.tsx'

withMock()
beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
)
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
const patience = { timeout: 10_000 }
const LONG = 40_000

const PATH = '/wizard-examples/checkout'
const CART = 'DATA1522-cart-9'
const open = (search = '') =>
  renderScreen(<Checkout />, { path: PATH, address: PATH + search, groups: ['checkout', 'postal'] })
const button = (name: string | RegExp) => screen.findByRole('button', { name }, patience)
const step = (name: string) => screen.findByRole('heading', { level: 2, name }, patience)
const summary = () => screen.findByRole('complementary', { name: 'Price details' }, patience)
/** Holds back the answer to an order until it is let go. */
function holdOrder() {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  server.use(
    http.post('*/api/front/checkout', async () => {
      asked.resolve()
      await answer.promise
      return undefined
    }),
  )
  return { asked: asked.promise, letGo: answer.resolve }
}
const keptCart = () => JSON.parse(localStorage.getItem(CART)!) as { lines: object[]; offer: string }

const emptyCart = { lines: [], wishlist: [], offer: '', isPresent: false }
/** A cart that was left with one bottle in it. */
const keepBottle = (changes: object = {}) =>
  localStorage.setItem(CART, JSON.stringify({ ...emptyCart, lines: [{ id: 3, quantity: 2 }], ...changes }))

test(
  'there are never more pieces than in stock, nor fewer than one; what goes comes back by undo',
  async () => {
    const { user } = await open()
    const count = await screen.findByLabelText<HTMLInputElement>(
      'Quantity of Whistlestop kettle',
      {},
      patience,
    )
    expect((await button('Decrease Quantity of Whistlestop kettle')).hasAttribute('disabled')).toBe(true)
    await user.clear(count)
    await user.type(count, '50{Enter}')
    await waitFor(() => expect(count.value).toBe('10'), patience)
    await user.click(await button('Remove: Whistlestop kettle'))
    expect(screen.queryByLabelText('Quantity of Whistlestop kettle')).toBeNull()
    expect(document.activeElement).toBe(await step('Your cart'))
    await user.click(await button('Undo'))
    const back = await screen.findByLabelText<HTMLInputElement>(
      'Quantity of Whistlestop kettle',
      {},
      patience,
    )
    expect(back.value).toBe('10')
  },
  LONG,
)

test(
  'what can no longer be bought is not counted as in the cart',
  async () => {
    const lines = [
      { id: 3, quantity: 2 },
      { id: 4, quantity: 1 },
    ]
    keepBottle({ lines })
    await open()
    expect(await screen.findByText(/^1 product, 2 items/, undefined, patience)).toBeTruthy()
    // It may only be out of stock.
    expect(screen.getByText('One product is unavailable right now and was left out.')).toBeTruthy()
  },
  LONG,
)

test(
  'a wrong code says why and takes nothing off; a right one takes its share off; both are read out',
  async () => {
    keepBottle()
    const { user } = await open()
    const code = await screen.findByRole('textbox', { name: 'Promo code' }, patience)
    await user.type(code, 'nobody{Enter}')
    await within(await summary()).findByText(/This code/, { selector: '[aria-live]' }, patience)
    await user.clear(code)
    await user.type(code, 'hello10{Enter}')
    await within(await summary()).findByText('Amount due $63.18', { selector: '[aria-live]' }, patience)
    await within(await summary()).findByText('Discount, HELLO10', undefined, patience)
    expect((await summary()).textContent).toContain('$63.18')
    expect(keptCart()).toMatchObject({ offer: 'HELLO10' })
  },
  LONG,
)

test(
  'a code that does not hold is taken away again, also by who empties its field',
  async () => {
    keepBottle()
    const { user } = await open()
    const code = await screen.findByRole('textbox', { name: 'Promo code' }, patience)
    await user.type(code, 'nobody{Enter}')
    await screen.findAllByText(/This code does not exist/, undefined, patience)
    await user.clear(code)
    await user.click(await button('Remove'))
    expect(keptCart()).toMatchObject({ offer: '' })
    await user.type(code, `${'ß'.repeat(40)}{Enter}`)
    expect(keptCart()).toMatchObject({ offer: '' })
    await user.click(await button('Use HELLO10'))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' }).value).toBe('HELLO10')
  },
  LONG,
)

test(
  'who is known orders in a few presses, and the order is on the shop’s list',
  async () => {
    keepBottle()
    const { user } = await open()
    await user.click(await button('Go to address'))
    await step('Delivery address')
    expect(await screen.findByRole('radio', { name: 'Home', checked: true }, patience)).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Ring twice')
    await user.click(await button('Go to payment'))
    await step('Payment')
    expect(shownAddress()).toBe(`${PATH}?step=payment`)
    await user.click(await screen.findByRole('tab', { name: 'Cash on delivery' }))
    await user.click(await button('Place order, $70.20'))
    const done = await step('Thank you, Ines Halvorsen')
    await waitFor(() => expect(document.activeElement).toBe(done), patience)
    const { order, spent, method } = orders.all().at(-1)!
    expect([spent, method]).toEqual([70.2, 'cashOnDelivery'])
    expect(screen.getByRole('link', { name: 'Open the order' }).getAttribute('href')).toContain(String(order))
    expect(keptCart().lines).toEqual([])
    // The browser keeps nothing of it for whoever comes next.
    await waitFor(() => expect(localStorage.getItem('DATA1522-draft-checkout-9')).toBeNull(), patience)
    expect(JSON.stringify(localStorage)).not.toContain('Halvorsen')
  },
  LONG,
)

test(
  'a receipt is there again after a reload of its tab',
  async () => {
    const receipt = {
      order: 5001,
      number: '#5001',
      placedOn: '2026-11-20T09:00:00.000Z',
      arrivesOn: '2026-11-25',
      email: 'iris@heron.example',
      address: { name: 'Iris', phone: '', line1: '4 Row', town: 'York', postCode: 'YO1', countryCode: 'GB' },
      delivery: 'standard',
      payment: 'card',
      lines: [],
      subtotal: 5,
      discount: 0,
      shipping: 0,
      tax: 0,
      total: 5,
    }
    sessionStorage.setItem('DATA1522-receipt-9', JSON.stringify(receipt))
    await open('?step=done')
    expect(await step('Thank you, Iris')).toBeTruthy()
  },
  LONG,
)

test(
  'an order that is answered after its person has left is nothing that the next one sees',
  async () => {
    keepBottle()
    const { asked, letGo } = holdOrder()
    const { user } = await open('?step=payment')
    await step('Payment')
    await user.click(await screen.findByRole('tab', { name: 'Cash on delivery' }))
    await user.click(await button('Place order, $70.20'))
    await asked
    act(() => store.set(sessionAtom, null))
    letGo()
    await waitFor(() => expect(keptCart().lines).toEqual([]), patience)
    expect(localStorage.getItem('DATA1522-cart-nobody')).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  },
  LONG,
)

test(
  'what another tab puts into the cart while an order is placed stays in it, also when ordering again',
  async () => {
    keepBottle()
    const { asked, letGo } = holdOrder()
    const { user } = await open('?step=payment')
    await step('Payment')
    await user.click(await screen.findByRole('tab', { name: 'Cash on delivery' }))
    await user.click(await button('Place order, $70.20'))
    await asked
    const lines = [
      { id: 3, quantity: 3 },
      { id: 13, quantity: 1 },
    ]
    keepBottle({ lines })
    act(() => void dispatchEvent(new StorageEvent('storage', { key: CART })))
    letGo()
    await step('Thank you, Ines Halvorsen')
    const left = [
      { id: 3, quantity: 1 },
      { id: 13, quantity: 1 },
    ]
    expect(keptCart().lines).toEqual(left)
    await user.click(await button('Start a new order'))
    await step('Your cart')
    expect(keptCart().lines).toEqual(left)
  },
  LONG,
)

test(
  'what a visitor has put together goes with them when they sign in, and is nobody’s any more',
  async () => {
    await open()
    const session = store.get(sessionAtom)
    const visitors = 'DATA1522-cart-nobody'
    localStorage.setItem(visitors, JSON.stringify({ ...emptyCart, lines: [{ id: 3, quantity: 2 }] }))
    act(() => store.set(sessionAtom, null))
    expect(await screen.findByText(/^1 product, 2 items/, {}, patience)).toBeTruthy()
    act(() => store.set(sessionAtom, session))
    await waitFor(() => expect(keptCart().lines).toEqual([{ id: 3, quantity: 2 }]), patience)
    expect(localStorage.getItem(visitors)).toBeNull()
  },
  LONG,
)

test(
  'an order that fails keeps everything and can be placed again',
  async () => {
    keepBottle()
    const { user } = await open('?step=payment')
    await step('Payment')
    await user.click(await screen.findByRole('tab', { name: 'Cash on delivery' }))
    const before = orders.all().length
    const place = await button('Place order, $70.20')
    setScenario({ fail: true })
    await user.click(place)
    await screen.findByRole('group', { name: /fault|server|again/i }, patience)
    expect(orders.all().length).toBe(before)
    expect(keptCart().lines).toEqual([{ id: 3, quantity: 2 }])
    setScenario({})
    await user.click(await button('Place order, $70.20'))
    await step('Thank you, Ines Halvorsen')
  },
  LONG,
)

const twiceOne = JSON.stringify({
  ...emptyCart,
  lines: [
    { id: 3, quantity: 1 },
    { id: 3, quantity: 2 },
  ],
})
test.each(['not json', '{"lines":"many"}', '{"lines":[{"id":-1,"quantity":"x"}],"receipt":7}', twiceOne])(
  'nonsense in storage (%s) and in the address begins afresh',
  async (nonsense) => {
    localStorage.setItem(CART, nonsense)
    localStorage.setItem('DATA1522-draft-checkout-9', nonsense)
    await open('?step=done')
    await step('Your cart')
    expect(await screen.findByText('Whistlestop kettle', undefined, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'a cart that cannot be counted says so, and an empty one can be filled',
  async () => {
    setScenario({ fail: true })
    const { user } = await open()
    await screen.findByRole('heading', { name: 'The checkout could not be loaded' }, patience)
    setScenario({})
    await user.click(await button(/again/i))
    for (const name of ['Whistlestop kettle', 'Corner Shop sneakers', 'Harbour wool cushion'])
      await user.click(await button(`Remove: ${name}`))
    await step('Your cart is empty')
    await user.click(await button('Fill the cart'))
    expect(await screen.findByText('Whistlestop kettle', undefined, patience)).toBeTruthy()
  },
  LONG,
)
