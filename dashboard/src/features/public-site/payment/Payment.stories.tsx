import { delay, http } from 'msw'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { FramedPayment } from './FramedPayment.tsx'

const PATIENT = { timeout: 20_000 }

const meta = preview.meta({
  title: 'Screens/Payment',
  component: FramedPayment,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/data1522/payments',
    address: '/data1522/payments?plan=team&cycle=yearly',
    groups: ['payment', 'plans', 'records'],
    isInAppShell: true,
  }),
})

export const Ready = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pay $290.00' }, PATIENT)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(http.post('*/api/front/payment/quote', () => delay('infinite'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Calculating…' }, PATIENT)).toBeDisabled()
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: ({ msw }) =>
    msw.use(http.post('*/api/front/payment/quote', () => new Response('{}', { status: 500 }))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The price could not be calculated' }, PATIENT)
  },
})

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $290.00' }, PATIENT))
    await canvas.findByRole('group', { name: /^Fix \d fields/ })
  },
})

export const WrongCode = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Promo code/ }, PATIENT), 'SPRING25')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await canvas.findByText('This code has expired.', {}, PATIENT)
  },
})
