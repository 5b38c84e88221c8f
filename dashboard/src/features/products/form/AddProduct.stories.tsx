import { delay, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { AddProduct } from './AddProduct.tsx'

const PATIENT = { timeout: 20_000 }
const path = '/apps/ecommerce/product/add'
/** The editor comes by itself, with its tools. */
const editor = { name: /^Description/ }

const screen = screenAt({
  path,
  groups: ['products', 'productForm', 'records', 'quickView', 'titles'],
  isInAppShell: true,
})

const meta = preview.meta({
  title: 'Screens/Products/Add',
  component: AddProduct,
  tags: ['!autodocs'],
  ...screen,
  beforeEach: (context) => {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('DATA1522-draft-product-')))
      localStorage.removeItem(key)
    return screen.beforeEach(context)
  },
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', editor, PATIENT)
  },
})

export const Editing = meta.story({
  parameters: { address: `${path}?id=41` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Whistlestop kettle' }, PATIENT)
    await canvas.findByRole('textbox', editor, PATIENT)
  },
})

export const FirstLoad = meta.story({
  parameters: { address: `${path}?id=41` },
  beforeEach: ({ msw }) => msw.use(http.get('*/api/apps/ecommerce/products/:id', () => delay('infinite'))),
})

/** Each variant has a price, an SKU and a stock of its own; together they are the quantity. */
export const WithVariants = meta.story({
  parameters: { address: `${path}?id=41` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /each variant/ }, PATIENT))
    await expect(await canvas.findByRole('table')).toBeVisible()
    await canvas.findByText('Unsaved changes')
  },
})

export const SentInVain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', editor, PATIENT)
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await canvas.findByRole('group', { name: /3/ })
  },
})

export const Missing = meta.story({
  parameters: {
    address: `${path}?id=9999`,
    console: { exceptions: [{ text: '404', reason: 'The browser itself reports what is not there.' }] },
  },
  play: async ({ canvas }) => {
    await within(canvas.getByRole('main')).findByRole('link', { name: 'See all products' }, PATIENT)
  },
})

export const Failed = meta.story({
  parameters: {
    address: `${path}?id=41`,
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'ecommerce' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' }, PATIENT)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  parameters: { address: `${path}?id=41` },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Whistlestop kettle' }, PATIENT)
    await waitFor(() => expect(canvasElement.querySelector('[contenteditable=true]')).not.toBeNull(), PATIENT)
  },
})
