import { delay, http } from 'msw'
import { within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { StoreSettings } from './StoreSettings.tsx'

const PATIENCE = { timeout: 20_000 }
const at = '/apps/ecommerce/settings'

const meta = preview.meta({
  title: 'Screens/Store/Settings',
  component: StoreSettings,
  tags: ['!autodocs'],
  ...screenAt({ path: at, groups: ['storeSettings', 'postal', 'records'], isInAppShell: true }),
})

export const Store = meta.story({
  play: async ({ canvas }) => {
    await canvas.findAllByText(/^#\d+$/, {}, PATIENCE)
  },
})

export const Payments = meta.story({
  parameters: { address: `${at}?tab=payments` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Manual payments' }, PATIENCE)
  },
})

export const Checkout = meta.story({
  parameters: { address: `${at}?tab=checkout` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Phone/ }, PATIENCE))
    await userEvent.click(canvas.getAllByRole('radio', { name: 'Optional' }).at(-1)!)
  },
})

export const Shipping = meta.story({
  parameters: { address: `${at}?tab=shipping` },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Rates of Domestic' }, PATIENCE)
  },
})

export const EditingARate = meta.story({
  parameters: { address: `${at}?tab=shipping&dialog=rate&of=1,3` },
  play: async () => {
    await within(document.body).findByRole('dialog', { name: 'Edit rate' }, PATIENCE)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/apps/ecommerce/settings', () => delay('infinite'))),
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'ecommerce' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The settings could not be loaded' }, PATIENCE)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  parameters: { address: `${at}?tab=shipping` },
  play: async ({ canvas }) => {
    await canvas.findByText('Heavy parcel', {}, PATIENCE)
  },
})
