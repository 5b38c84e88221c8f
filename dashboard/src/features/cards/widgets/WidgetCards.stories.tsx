import preview from '../../../../../.storybook/preview.tsx'
import { cardsHaveCome } from '../../../../../.storybook/dashboard-cards.ts'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { Cards } from '../Cards.tsx'

const PATIENCE = { timeout: 20_000 }

const meta = preview.meta({
  title: 'Screens/Cards/Widgets',
  component: Cards,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/pages/cards/card-widgets',
    groups: ['cards', 'titles', 'dashboards', 'records', 'showcase'],
    isInAppShell: true,
  }),
})

export const Ready = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Visits by day' }, PATIENCE)
    await cardsHaveCome(canvasElement)
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
