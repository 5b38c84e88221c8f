import { Button } from '@data1522/design-system/Button'
import { screen, waitFor } from '@testing-library/react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { orders } from '../../../../../mocks/areas/orders/collection.ts'
import { products } from '../../../../../mocks/areas/products/collection.ts'
import { late } from '../../../../../tests/support/late.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { Checkout } from './Checkout.tsx'
import { emptyCheckout } from './checkout-form.ts'

withMock()
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
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
const keptLines = () => (JSON.parse(localStorage.getItem(CART)!) as { lines: object[] }).lines
const keepBottle = () => {
  const lines = [{ id: 3, quantity: 2 }]
  localStorage.setItem(CART, JSON.stringify({ lines, wishlist: [], offer: '', isPresent: false }))
}

test(
  'where an order went is where the next one goes, also once the cart to begin with is another',
  async () => {
    keepBottle()
    const { user } = await open('?step=address')
    await user.click(await screen.findByRole('radio', { name: 'Work' }, patience))
    await user.click(await button('Go to payment'))
    await step('Payment')
    await user.click(await screen.findByRole('tab', { name: 'Cash on delivery' }))
    const kettle = products.all().find(({ productName }) => productName === 'Whistlestop kettle')!
    products.update(kettle.id, { status: 'Inactive' })
    await user.click(await button('Place order, $70.20'))
    await step('Thank you, Ines Halvorsen')
    await user.click(await button('Start a new order'))
    await user.click(await button('Go to address'))
    expect(await screen.findByRole('radio', { name: 'Work', checked: true }, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'who leaves while an order is placed, and comes back, finds its receipt and not its goods',
  async () => {
    keepBottle()
    const answer = late('post', '*/api/front/checkout')
    const { user, unmount } = await open('?step=payment')
    await step('Payment')
    await user.click(await screen.findByRole('tab', { name: 'Cash on delivery' }))
    await user.click(await button('Place order, $70.20'))
    unmount()
    await open()
    await step('Your cart')
    answer()
    await step('Your cart is empty')
    expect(keptLines()).toEqual([])
    expect(sessionStorage).toHaveLength(1)
  },
  LONG,
)

const placeIt = 'Place order, $70.20'
const keepAddress = () => {
  const address = { name: 'Iris', line1: '4 Row', town: 'York', postCode: 'YO1', country: 'GB' }
  const values = { ...emptyCheckout, ...address, email: 'iris@example.com', payment: 'cashOnDelivery' }
  localStorage.setItem('DATA1522-draft-checkout-9', JSON.stringify({ at: Date.now(), values }))
}

test(
  'what is written for the next order outlasts a reload, with what stayed of the one before',
  async () => {
    keepBottle()
    keepAddress()
    const { user, unmount } = await open('?step=payment')
    await user.click(await button(placeIt))
    await step('Thank you, Iris')
    await user.click(await button('Start a new order'))
    await user.click(await button('Go to address'))
    const street = await screen.findByRole('textbox', { name: /^Street and number/ }, patience)
    await user.clear(street)
    await user.type(street, '9 Mill Lane')
    unmount()
    await open('?step=address')
    await waitFor(
      () =>
        expect(screen.getByRole('textbox', { name: /^Street and number/ })).toHaveProperty(
          'value',
          '9 Mill Lane',
        ),
      patience,
    )
    expect(screen.getByRole('textbox', { name: /^Town/ })).toHaveProperty('value', 'York')
  },
  LONG,
)

test(
  'an order whose answer got lost is not placed again by another try',
  async () => {
    keepBottle()
    keepAddress()
    const before = orders.all().length
    const original = globalThis.fetch
    let isLost = false
    vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
      const isOrder = new Request(input, init).url.endsWith('/front/checkout')
      const answer = await original(input, init)
      if (!isOrder || isLost) return answer
      isLost = true
      throw new TypeError('Failed to fetch')
    })
    onTestFinished(() => void vi.stubGlobal('fetch', original))
    const { user } = await open('?step=payment')
    await user.click(await button(placeIt))
    await screen.findByText(/^We can’t tell whether your order arrived/, {}, patience)
    await user.click(await button(placeIt))
    await step('Thank you, Iris')
    expect(orders.all()).toHaveLength(before + 1)
  },
  LONG,
)

function FromElsewhere() {
  const { name } = useParams()
  const navigate = useNavigate()
  return (
    <>
      {name === 'checkout' ? <Checkout /> : <Link to={PATH}>To the checkout</Link>}
      <Button onPress={() => void navigate(-1)}>Browser back</Button>
    </>
  )
}

test(
  'the way back from a receipt leads to where one came from, that of a new order through its steps',
  async () => {
    keepBottle()
    keepAddress()
    const { user } = await renderScreen(<FromElsewhere />, {
      path: '/wizard-examples/:name',
      address: '/wizard-examples/home',
      groups: ['checkout', 'postal'],
    })
    await user.click(await screen.findByRole('link', { name: 'To the checkout' }, patience))
    await user.click(await button('Go to address'))
    await user.click(await button('Go to payment'))
    await user.click(await button(placeIt))
    await step('Thank you, Iris')
    await user.click(await button('Start a new order'))
    await user.click(await button('Go to address'))
    await step('Delivery address')
    await user.click(await button('Browser back'))
    await step('Your cart')
    await user.click(await button('Browser back'))
    await step('Thank you, Iris')
    await user.click(await button('Browser back'))
    expect(await screen.findByRole('link', { name: 'To the checkout' }, patience)).toBeTruthy()
  },
  LONG,
)
