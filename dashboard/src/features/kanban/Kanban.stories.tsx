import { within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { Kanban } from './Kanban.tsx'

const PATIENCE = { timeout: 20_000 }
const at = '/apps/kanban'

const meta = preview.meta({
  title: 'Screens/Apps/Kanban',
  component: Kanban,
  tags: ['!autodocs'],
  ...screenAt({ path: at, groups: ['kanban', 'records'], isInAppShell: true }),
})

export const OneCard = meta.story({
  parameters: { address: `${at}?card=1` },
  play: async () => {
    await within(document.body).findByRole('button', { name: 'Send comment' }, PATIENCE)
  },
})

export const Empty = meta.story({
  beforeEach: () => setScenario({ empty: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No boards yet' }, PATIENCE)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'kanban' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The boards could not be loaded' }, PATIENCE)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Sketch the gift wrapping page' }, PATIENCE)
  },
})
