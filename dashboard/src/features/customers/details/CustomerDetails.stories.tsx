import { delay, http } from 'msw'
import { within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { CustomerDetails } from './CustomerDetails.tsx'

const PATIENT = { timeout: 20_000 }
const ADDRESS = '/apps/ecommerce/customer/details'

const meta = preview.meta({
  title: 'Screens/Customers/Details',
  component: CustomerDetails,
  tags: ['!autodocs'],
  ...screenAt({
    path: `${ADDRESS}/:id`,
    address: `${ADDRESS}/251671`,
    groups: ['customers', 'customer', 'orders', 'postal', 'records', 'quickView'],
    isInAppShell: true,
  }),
})

export const Overview = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Order #5219' }, PATIENT)
  },
})

export const History = meta.story({
  parameters: { address: `${ADDRESS}/251671?tab=history` },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /5219/ }, PATIENT)
  },
})

export const Merging = meta.story({
  parameters: { address: `${ADDRESS}/251671?dialog=merge` },
  play: async () => {
    await within(document.body).findByRole('dialog', {}, PATIENT)
  },
})

export const Security = meta.story({
  parameters: { address: `${ADDRESS}/251671?tab=security` },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Devices' }, PATIENT)
  },
})

export const Billing = meta.story({
  parameters: { address: `${ADDRESS}/251671?tab=billing` },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Payment methods' }, PATIENT)
  },
})

export const Notifications = meta.story({
  parameters: { address: `${ADDRESS}/251671?tab=notifications` },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('switch', {}, PATIENT)
  },
})

export const ChoosingAPlan = meta.story({
  parameters: { address: `${ADDRESS}/251671?dialog=plan` },
  play: async () => {
    await within(document.body).findByRole('dialog', {}, PATIENT)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/ecommerce/customers/:id', () => delay('infinite')),
      http.get('*/ecommerce/customers/:id/account', () => delay('infinite')),
    ),
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
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /5219/ }, PATIENT)
  },
})
