import { delay, http } from 'msw'
import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { ProductList } from './ProductList.tsx'

const PATIENT = { timeout: 20_000 }
const path = '/apps/ecommerce/product/list'

const meta = preview.meta({
  title: 'Screens/Products/List',
  component: ProductList,
  tags: ['!autodocs'],
  ...screenAt({ path, groups: ['products', 'records'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Heron field watch' }, PATIENT)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/apps/ecommerce/products', () => delay('infinite')),
      http.get('*/api/apps/ecommerce/products/summary', () => delay('infinite')),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
})

export const EmptyForever = meta.story({
  beforeEach: () => setScenario({ empty: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Nothing for sale yet' }, PATIENT)
  },
})

export const EmptyByFilter = meta.story({
  parameters: { address: `${path}?q=zebra&status=Published&price=10..50` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No product matches' }, PATIENT)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'ecommerce' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Products could not be loaded' }, PATIENT)
  },
})

export const Selected = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of [/Heron field watch/, /Perch reading chair/])
      await userEvent.click(await canvas.findByRole('checkbox', { name }, PATIENT))
  },
})

export const QuickLook = meta.story({
  parameters: { address: `${path}?quickView=41` },
  play: async () => {
    await within(document.body).findByRole('dialog', {}, PATIENT)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Heron field watch' }, PATIENT)
  },
})
