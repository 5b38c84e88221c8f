import { Button } from '@data1522/design-system/Button'
import { screen } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deals } from '../../../../../mocks/areas/listings/collection.ts'
import { orders } from '../../../../../mocks/areas/orders/collection.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { Checkout } from './Checkout.tsx'
import { emptyCheckout } from './checkout-form.ts'

withMock()
beforeEach(() => {
  // What is typed is kept once more as the form goes.
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const lines = [{ id: 3, quantity: 2 }]
  const cart = { lines, wishlist: [], offer: '', isPresent: false }
  localStorage.setItem('DATA1522-cart-9', JSON.stringify(cart))
})
afterEach(() => localStorage.clear())
const patience = { timeout: 10_000 }
const LONG = 40_000

const PATH = '/wizard-examples/checkout'
const open = (search: string) =>
  renderScreen(
    <>
      <Checkout />
      <HistoryButtons />
    </>,
    { path: PATH, address: PATH + search, groups: ['checkout', 'postal'] },
  )
const button = (name: string | RegExp) => screen.findByRole('button', { name }, patience)
const step = (name: string) => screen.findByRole('heading', { level: 2, name }, patience)

test(
  'a card that is not filled in is said, part by part',
  async () => {
    const { user } = await open('?step=payment')
    await step('Payment')
    await user.click(await button('Place order, $70.20'))
    await screen.findByRole('group', { name: 'Fix 1 field' }, patience)
    expect(screen.getByLabelText(/^Card number/).getAttribute('aria-invalid')).toBe('true')
  },
  LONG,
)

test(
  'a gift card is checked once there is a number, and said to be too small',
  async () => {
    const { user } = await open('?step=payment')
    await step('Payment')
    await user.click(await screen.findByRole('tab', { name: 'Gift card' }))
    expect((await button('Check')).hasAttribute('disabled')).toBe(true)
    await user.type(screen.getByRole('textbox', { name: /^Gift card number/ }), 'GIFT-2026-0015')
    await user.click(await button('Check'))
    expect(await screen.findByText('Balance: $15.00. Not enough for this order.', {}, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'who orders with a gift card that was not checked sees first what is on it',
  async () => {
    const before = orders.all().length
    const { user } = await open('?step=payment')
    await step('Payment')
    await user.click(await screen.findByRole('tab', { name: 'Gift card' }))
    await user.type(screen.getByRole('textbox', { name: /^Gift card number/ }), 'GIFT-2026-0015{Enter}')
    expect(await screen.findByText('Balance: $15.00. Not enough for this order.', {}, patience)).toBeTruthy()
    expect(orders.all()).toHaveLength(before)
  },
  LONG,
)

test(
  'a gift card whose number is far too long is said at its field, and stops no other way to pay',
  async () => {
    const { user } = await open('?step=payment')
    await step('Payment')
    await user.click(await screen.findByRole('tab', { name: 'Gift card' }))
    await user.click(screen.getByRole('textbox', { name: /^Gift card number/ }))
    await user.paste('7'.repeat(300))
    await user.keyboard('{Enter}')
    await screen.findAllByText('This gift card does not exist. Check its number.', {}, patience)
    await user.click(screen.getByRole('tab', { name: 'Cash on delivery' }))
    await user.click(await button('Place order, $70.20'))
    expect(await step('Thank you, Ines Halvorsen')).toBeTruthy()
  },
  LONG,
)

test(
  'a code that holds for newcomers alone is said to be what stops the order of somebody known',
  async () => {
    const { id: _, ...deal } = deals.all()[0]!
    deals.insert({ ...deal, code: 'FIRST', users: 'newcomers' })
    const cart = { lines: [{ id: 3, quantity: 2 }], wishlist: [], offer: 'FIRST', isPresent: false }
    localStorage.setItem('DATA1522-cart-9', JSON.stringify(cart))
    const address = { name: 'Iris', line1: '4 Row', town: 'York', postCode: 'YO1', country: 'GB' }
    const { email } = orders.all()[0]!
    const values = { ...emptyCheckout, ...address, email, payment: 'cashOnDelivery' }
    localStorage.setItem('DATA1522-draft-checkout-9', JSON.stringify({ at: Date.now(), values }))
    const { user } = await open('?step=payment')
    await step('Payment')
    await user.click(await button('Place order, $63.18'))
    expect(await screen.findByText(/^The promo code is not valid for this order/, {}, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'a mistake in the address brings back its step, also from the payment',
  async () => {
    const { user } = await open('?step=address')
    await screen.findByRole('radio', { name: 'Home', checked: true }, patience)
    await user.click(await button('Go to payment'))
    await step('Payment')
    await user.click(await button('Browser back'))
    await user.clear(await screen.findByRole('textbox', { name: /^Email/ }, patience))
    await user.click(await button('Browser forward'))
    await step('Payment')
    await user.click(await screen.findByRole('tab', { name: 'Cash on delivery' }))
    await user.click(await button('Place order, $70.20'))
    await step('Delivery address')
    expect(screen.getByRole('textbox', { name: /^Email/ }).getAttribute('aria-invalid')).toBe('true')
  },
  LONG,
)

function HistoryButtons() {
  const navigate = useNavigate()
  return (
    <>
      <Button onPress={() => void navigate(-1)}>Browser back</Button>
      <Button onPress={() => void navigate(1)}>Browser forward</Button>
    </>
  )
}

test(
  'a delivery that does not go to the country is said at its step, and stops whoever orders',
  async () => {
    const address = { line1: '2 Mill Lane', town: 'Sydney', postCode: '2000', country: 'AU' }
    const values = { ...emptyCheckout, email: 'iris@heron.example', name: 'Iris', ...address }
    const draft = { at: Date.now(), values: { ...values, delivery: 'overnight' } }
    localStorage.setItem('DATA1522-draft-checkout-9', JSON.stringify(draft))
    const { user } = await open('?step=payment')
    await step('Delivery address')
    const overnight = await screen.findByRole<HTMLInputElement>('radio', { name: /^Overnight/ }, patience)
    expect([overnight.checked, overnight.disabled]).toEqual([true, true])
    await user.click(await button('Go to payment'))
    expect(
      screen.getByText('This delivery option is not available in that country. Choose another one.'),
    ).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: /^Express/ }))
    await user.click(await button('Go to payment'))
    await step('Payment')
  },
  LONG,
)

test(
  'what was mistyped for another address stops nobody who chooses a known one',
  async () => {
    const { user } = await open('?step=address')
    await user.click(await screen.findByRole('radio', { name: 'Another address' }, patience))
    await user.type(await screen.findByRole('textbox', { name: /^Phone/ }, patience), '12')
    await user.click(await screen.findByRole('radio', { name: 'Home' }, patience))
    await user.click(await button('Go to payment'))
    expect(await step('Payment')).toBeTruthy()
  },
  LONG,
)
