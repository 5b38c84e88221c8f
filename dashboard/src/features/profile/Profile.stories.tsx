import { delay, http } from 'msw'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { Profile } from './Profile.tsx'

const PATIENCE = { timeout: 20_000 }
const at = (page: string) => ({ address: `/pages/user-profile/${page}` })

const meta = preview.meta({
  title: 'Screens/Profile',
  component: Profile,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/pages/user-profile/:page',
    address: '/pages/user-profile/profile',
    groups: ['profile', 'titles', 'records', 'access'],
    isInAppShell: true,
  }),
})

export const Overview = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'All projects' }, PATIENCE)
  },
})

export const Teams = meta.story({
  parameters: at('teams'),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article', {}, PATIENCE)
  },
})

export const Projects = meta.story({
  parameters: at('projects'),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article', {}, PATIENCE)
  },
})

export const Connections = meta.story({
  parameters: at('connections'),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article', {}, PATIENCE)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/pages/profile*', () => delay('infinite'))),
})

export const EmptyForever = meta.story({
  parameters: at('projects'),
  beforeEach: () => setScenario({ empty: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No projects yet' }, PATIENCE)
  },
})

export const EmptyByFilter = meta.story({
  parameters: at('teams?q=zebra'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nothing found' }, PATIENCE)
  },
})

export const Failed = meta.story({
  parameters: {
    ...at('connections'),
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'pages' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The connections could not be loaded' }, PATIENCE)
  },
})
