import { delay, http } from 'msw'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { About } from './About.tsx'

const PATIENCE = { timeout: 20_000 }
const at = '/data1522/nosotros'

const meta = preview.meta({
  title: 'Screens/About us',
  component: About,
  tags: ['!autodocs'],
  ...screenAt({ path: at, groups: ['about', 'jobs', 'titles', 'publicPage'] }),
})

export const Ready = meta.story({
  tags: ['screen'],
  parameters: { address: `${at}?job=map-engineer` },
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: 'Application: Map engineer' }, PATIENCE)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/front/jobs', () => delay('infinite'))),
})

export const NoJobs = meta.story({
  beforeEach: () => setScenario({ empty: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No open jobs' }, PATIENCE)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'front' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The jobs could not be loaded' }, PATIENCE)
  },
})

export const UnknownJob = meta.story({
  parameters: { address: `${at}?job=astronaut` },
  play: async ({ canvas }) => {
    await canvas.findByText('This job is not open', {}, PATIENCE)
  },
})
