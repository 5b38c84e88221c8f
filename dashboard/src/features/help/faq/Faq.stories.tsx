import { delay, http } from 'msw'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { Faq } from './Faq.tsx'

const PATIENCE = { timeout: 20_000 }
const at = '/pages/faq'

const meta = preview.meta({
  title: 'Screens/Help/Questions',
  component: Faq,
  tags: ['!autodocs'],
  ...screenAt({ path: at, groups: ['faq', 'helpContact', 'titles'], isInAppShell: true }),
})

export const Ready = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('tab', {}, PATIENCE)
  },
})

export const Found = meta.story({
  parameters: { address: `${at}?q=how` },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('tab', {}, PATIENCE)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/pages/faq', () => delay('infinite'))),
})

export const NothingFound = meta.story({
  parameters: { address: `${at}?q=zebra` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No question found' }, PATIENCE)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'pages' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The questions could not be loaded' }, PATIENCE)
  },
})
