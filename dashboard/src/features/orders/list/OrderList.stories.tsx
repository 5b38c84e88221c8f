import { delay, http } from 'msw'
import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { OrderList } from './OrderList.tsx'

const PATIENT = { timeout: 20_000 }
const ADDRESS = '/apps/ecommerce/order/list'

const meta = preview.meta({
  title: 'Screens/Orders/List',
  component: OrderList,
  tags: ['!autodocs'],
  ...screenAt({ path: ADDRESS, groups: ['orders', 'postal', 'records'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '#5399' }, PATIENT)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/ecommerce/orders', () => delay('infinite')),
      http.get('*/ecommerce/orders/summary', () => delay('infinite')),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
})

export const EmptyForever = meta.story({
  beforeEach: () => setScenario({ empty: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'No orders yet' }, PATIENT)
  },
})

export const EmptyByFilter = meta.story({
  parameters: { address: `${ADDRESS}?q=zebra&status=Dispatched` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No order matches' }, PATIENT)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'ecommerce' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Orders could not be loaded' }, PATIENT)
  },
})

export const QuickView = meta.story({
  parameters: { address: `${ADDRESS}?quickView=5389` },
  play: async () => {
    await within(document.body).findByText('Pebble Mini phone', {}, PATIENT)
  },
})

export const PackingSlips = meta.story({
  parameters: { address: `${ADDRESS}?slips=5389,5219` },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: /5219/ }, PATIENT)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '#5399' }, PATIENT)
  },
})
