import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { products } from '../../../../../mocks/areas/products/collection.ts'
import { late } from '../../../../../tests/support/late.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { Checkout } from './Checkout.tsx'

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
