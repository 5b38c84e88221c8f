import { delay, http } from 'msw'
import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { CustomerList } from './CustomerList.tsx'

const PATIENT = { timeout: 20_000 }
const ADDRESS = '/apps/ecommerce/customer/list'

const meta = preview.meta({
  title: 'Screens/Customers/List',
  component: CustomerList,
  tags: ['!autodocs'],
  ...screenAt({ path: ADDRESS, groups: ['customers', 'postal', 'records'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Yu Chenxing' }, PATIENT)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/ecommerce/customers', () => delay('infinite'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
})

export const EmptyForever = meta.story({
  beforeEach: () => setScenario({ empty: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'No customers yet' }, PATIENT)
  },
})

export const EmptyByFilter = meta.story({
  parameters: { address: `${ADDRESS}?q=zebra` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No customer matches' }, PATIENT)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'ecommerce' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Customers could not be loaded' }, PATIENT)
  },
})

export const Adding = meta.story({
  parameters: { address: `${ADDRESS}?add=customer` },
  play: async () => {
    await within(document.body).findByRole('dialog', {}, PATIENT)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Yu Chenxing' }, PATIENT)
  },
})
