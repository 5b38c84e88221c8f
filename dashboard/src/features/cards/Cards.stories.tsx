import { delay, http } from 'msw'
import { within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { cardsHaveCome } from '../../../../.storybook/dashboard-cards.ts'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { Cards } from './Cards.tsx'

const PATIENCE = { timeout: 20_000 }
const at = (kind: string) => ({ address: `/pages/cards/card-${kind}` })

const meta = preview.meta({
  title: 'Screens/Cards',
  component: Cards,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/pages/cards/:kind',
    ...at('statistics'),
    groups: ['cards', 'titles', 'dashboards', 'records', 'showcase'],
    isInAppShell: true,
  }),
})

export const Basic = meta.story({
  parameters: at('basic'),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Open product' }, PATIENCE)
    await canvas.findByRole('link', { name: 'Open profile' }, PATIENCE)
  },
})

export const Statistics = meta.story({
  tags: ['screen'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Reviews' }, PATIENCE)
    await cardsHaveCome(canvasElement)
  },
})

export const StatisticsOnTheirWay = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/dashboards/*', () => delay('infinite'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Budget' }, PATIENCE)
  },
})

export const StatisticsFailed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'dashboards' }),
  play: async ({ canvas }) => {
    await canvas.findAllByText('This could not be loaded', {}, PATIENCE)
  },
})

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a card' }), 'zebra')
    await canvas.findByRole('heading', { name: 'No card matches' }, PATIENCE)
  },
})

/** The code of a section's cards, below them. */
export const WithCode = meta.story({
  parameters: at('actions'),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Show code: One action each' }, PATIENCE)
    await userEvent.click(button)
    const code = await canvas.findByRole('tablist', { name: 'Code of “One action each”' }, PATIENCE)
    await within(code).findByRole('tab', { name: 'Week' })
  },
})

/** A card that was taken away leaves the way back in its place. */
export const Removed = meta.story({
  parameters: at('actions'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove “Week”' }, PATIENCE))
    await canvas.findByRole('button', { name: 'Bring it back' }, PATIENCE)
  },
})
