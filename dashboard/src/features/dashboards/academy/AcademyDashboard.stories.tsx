import preview from '../../../../../.storybook/preview.tsx'
import { cardsHaveCome } from '../../../../../.storybook/dashboard-cards.ts'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { AcademyDashboard } from './AcademyDashboard.tsx'

const PATIENCE = { timeout: 20_000 }
const at = '/dashboards/academy'

const meta = preview.meta({
  title: 'Screens/Dashboards/Academy',
  component: AcademyDashboard,
  tags: ['!autodocs'],
  ...screenAt({
    path: at,
    address: `${at}?from=2026-10-22&to=2026-11-20`,
    groups: ['dashboards', 'academyDashboard', 'course', 'events', 'records'],
    isInAppShell: true,
  }),
})

export const Ready = meta.story({
  tags: ['screen'],
  play: async ({ canvas, canvasElement }) => {
    await cardsHaveCome(canvasElement)
    await canvas.findAllByRole('table', {}, PATIENCE)
  },
})

export const Empty = meta.story({
  beforeEach: () => setScenario({ empty: true }),
  play: async ({ canvas }) => {
    await canvas.findAllByText('Nothing in this period', {}, PATIENCE)
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
