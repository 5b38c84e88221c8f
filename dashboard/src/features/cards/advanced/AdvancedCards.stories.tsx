import preview from '../../../../../.storybook/preview.tsx'
import { cardsHaveCome } from '../../../../../.storybook/dashboard-cards.ts'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { Cards } from '../Cards.tsx'

const PATIENCE = { timeout: 20_000 }

const meta = preview.meta({
  title: 'Screens/Cards/Advanced',
  component: Cards,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/pages/cards/card-advance',
    groups: ['cards', 'titles', 'dashboards', 'records', 'showcase'],
    isInAppShell: true,
  }),
})

export const Ready = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Team members' }, PATIENCE)
    await cardsHaveCome(canvasElement)
    await canvas.findAllByRole('table', {}, PATIENCE)
  },
})

export const Empty = meta.story({
  beforeEach: () => setScenario({ empty: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('What is planned will appear here.', {}, PATIENCE)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'dashboards' }),
  play: async ({ canvas }) => {
    await canvas.findAllByText('This could not be loaded', {}, PATIENCE)
  },
})
