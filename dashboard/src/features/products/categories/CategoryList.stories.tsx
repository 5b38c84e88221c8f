import { delay, http } from 'msw'
import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { CategoryList } from './CategoryList.tsx'

const PATIENT = { timeout: 20_000 }
const path = '/apps/ecommerce/product/category-list'

const meta = preview.meta({
  title: 'Screens/Products/Categories',
  component: CategoryList,
  tags: ['!autodocs'],
  ...screenAt({ path, groups: ['categories', 'products', 'records'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Headphones' }, PATIENT)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/apps/ecommerce/categories', () => delay('infinite'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
})

export const EmptyForever = meta.story({
  beforeEach: () => setScenario({ empty: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'No categories yet' }, PATIENT)
  },
})

export const EmptyBySearch = meta.story({
  parameters: { address: `${path}?q=zebra` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No category matches' }, PATIENT)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'ecommerce' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Categories could not be loaded' }, PATIENT)
  },
})

export const Editing = meta.story({
  parameters: { address: `${path}?dialog=edit&of=8` },
  play: async () => {
    const drawer = await within(document.body).findByRole('dialog', {}, PATIENT)
    await within(drawer).findByRole('textbox', { name: /^Description/ }, PATIENT)
  },
})

/** What holds something is not deleted without a question. */
export const Deleting = meta.story({
  parameters: { address: `${path}?dialog=delete&of=7` },
  play: async () => {
    await within(document.body).findByRole('alertdialog', {}, PATIENT)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Headphones' }, PATIENT)
  },
})
