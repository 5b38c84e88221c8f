import { delay, http } from 'msw'
import { within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { asReader, findRefusals, reasonsAreApart } from '../../../../../.storybook/reader.ts'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { OrderDetails } from './OrderDetails.tsx'

const PATIENT = { timeout: 20_000 }
const ADDRESS = '/apps/ecommerce/order/details'

const meta = preview.meta({
  title: 'Screens/Orders/Details',
  component: OrderDetails,
  tags: ['!autodocs'],
  ...screenAt({
    path: `${ADDRESS}/:id`,
    address: `${ADDRESS}/5389`,
    groups: ['orders', 'order', 'postal', 'records', 'quickView'],
    isInAppShell: true,
  }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Order #5389' }, PATIENT)
  },
})

/** Who may only look: buttons stay, disabled; the reason stands where a note would be written, and in the menu. */
export const Refused = meta.story({
  tags: ['page'],
  parameters: { a11y: reasonsAreApart },
  beforeEach: asReader,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: /5389/ }, PATIENT)
    await userEvent.click(canvasElement.querySelector('main [aria-haspopup="menu"][aria-label]')!)
    await findRefusals(2)
  },
})

/** Delivered, with money that went back. */
export const PartlyRefunded = meta.story({
  parameters: { address: `${ADDRESS}/5219` },
  play: async ({ canvas }) => {
    await canvas.findByText('Left after refunds', {}, PATIENT)
  },
})

export const Refunding = meta.story({
  parameters: { address: `${ADDRESS}/5389?dialog=refund` },
  play: async () => {
    await within(document.body).findByRole('dialog', {}, PATIENT)
  },
})

export const PackingSlip = meta.story({
  parameters: { address: `${ADDRESS}/5389?show=slip` },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: /Packing slip/ }, PATIENT)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/orders/:order/details', () => delay('infinite'))),
})

export const Missing = meta.story({
  parameters: {
    address: `${ADDRESS}/1`,
    console: { exceptions: [{ text: '404', reason: 'The browser itself reports what is not there.' }] },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'See all orders' }, PATIENT)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'ecommerce' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' }, PATIENT)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  parameters: { address: `${ADDRESS}/5219` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /5219/ }, PATIENT)
  },
})
