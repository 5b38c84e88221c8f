import { delay, http } from 'msw'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { HelpCenter } from './HelpCenter.tsx'

const PATIENCE = { timeout: 20_000 }

const meta = preview.meta({
  title: 'Screens/Help/Center',
  component: HelpCenter,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/data1522/help-center',
    groups: ['helpCenter', 'helpSearch', 'helpContact', 'titles', 'publicPage'],
  }),
})

export const Ready = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Payment' }, PATIENCE)
  },
})

export const Searching = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', {}, PATIENCE), 'retrun')
    await canvas.findByRole('option', { name: /Return a product/ }, PATIENCE)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/pages/help-center', () => delay('infinite'))),
})

export const Empty = meta.story({
  beforeEach: () => setScenario({ empty: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No articles yet' }, PATIENCE)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'pages' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The help center could not be loaded' }, PATIENCE)
  },
})
