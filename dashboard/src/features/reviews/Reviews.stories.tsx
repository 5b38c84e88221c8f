import { delay, http } from 'msw'
import { within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { Reviews } from './list/Reviews.tsx'

const PATIENCE = { timeout: 20_000 }
const at = '/apps/ecommerce/manage-review'

const meta = preview.meta({
  title: 'Screens/Store/Reviews',
  component: Reviews,
  tags: ['!autodocs'],
  ...screenAt({ path: at, groups: ['reviews', 'records'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Reviews by stars' }, PATIENCE)
    await canvas.findAllByText('Published', {}, PATIENCE)
  },
})

export const OneReview = meta.story({
  parameters: { address: `${at}?quickView=1&size=100` },
  play: async () => {
    await within(document.body).findByRole('button', { name: 'Send reply' }, PATIENCE)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/apps/ecommerce/reviews', () => delay('infinite')),
      http.get('*/api/apps/ecommerce/reviews/summary', () => delay('infinite')),
    ),
})

export const EmptyForever = meta.story({
  beforeEach: () => setScenario({ empty: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No review yet' }, PATIENCE)
  },
})

export const EmptyByFilter = meta.story({
  parameters: { address: `${at}?q=zebra&rating=2` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No review matches' }, PATIENCE)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'ecommerce' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Reviews could not be loaded' }, PATIENCE)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader', {}, PATIENCE)
  },
})
