import { delay, http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { Checkout } from './Checkout.tsx'

const PATIENT = { timeout: 20_000 }
const PATH = '/wizard-examples/checkout'

const meta = preview.meta({
  title: 'Screens/Wizards/Checkout',
  component: Checkout,
  tags: ['!autodocs'],
  ...screenAt({ path: PATH, groups: ['checkout', 'postal', 'records', 'titles'], isInAppShell: true }),
  afterEach: () => {
    localStorage.clear()
    sessionStorage.clear()
  },
})

const keep = (cart: object) =>
  localStorage.setItem(
    'DATA1522-cart-1',
    JSON.stringify({ lines: [], wishlist: [], offer: '', isPresent: false, ...cart }),
  )

export const Cart = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findByText('Whistlestop kettle', undefined, PATIENT)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/front/checkout/cart', () => delay('infinite'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('complementary', { name: 'Price details' })).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/api/front/checkout/cart', () => new HttpResponse(null, { status: 500 }))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The checkout could not be loaded' }, PATIENT)
  },
})

export const Empty = meta.story({
  beforeEach: () => keep({}),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your cart is empty' }, PATIENT)
  },
})

/** There is less than was wanted, and a code that nobody knows. */
export const Lowered = meta.story({
  beforeEach: () =>
    keep({
      lines: [
        { id: 13, quantity: 9 },
        { id: 999, quantity: 1 },
      ],
      offer: 'NOBODY',
    }),
  play: async ({ canvas }) => {
    await canvas.findByText(/Only 5 pieces of Windowsill herb pot/, undefined, PATIENT)
    await canvas.findAllByText(/This code does not exist/, undefined, PATIENT)
  },
})

export const Address = meta.story({
  parameters: { address: `${PATH}?step=address` },
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'Home', checked: true }, PATIENT)
  },
})

export const Ordered = meta.story({
  parameters: { address: `${PATH}?step=payment` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Cash on delivery' }, PATIENT))
    const place = await canvas.findByRole('button', { name: /^Place order/ }, PATIENT)
    // What another way to pay comes to is counted first.
    await waitFor(() => expect(place).not.toHaveAttribute('data-pending'))
    await userEvent.click(place)
    await canvas.findByRole('heading', { name: 'Thank you, Ines Halvorsen' }, PATIENT)
  },
})
