import { delay, http } from 'msw'
import { within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { CalendarScreen } from './CalendarScreen.tsx'

const PATIENCE = { timeout: 20_000 }
const at = '/apps/calendar'

const meta = preview.meta({
  title: 'Screens/Calendar/Calendar',
  component: CalendarScreen,
  tags: ['!autodocs'],
  ...screenAt({ path: at, groups: ['calendar', 'events', 'records'], isInAppShell: true }),
})

export const Month = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    // Not a cell: on a phone the calendar opens as a list.
    await canvas.findAllByText('Demo Friday', {}, PATIENCE)
  },
})

export const Week = meta.story({
  tags: ['screen'],
  parameters: { address: `${at}?view=week` },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Demo Friday', {}, PATIENCE)
  },
})

export const List = meta.story({
  parameters: { address: `${at}?view=list` },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Choir', {}, PATIENCE)
  },
})

export const Year = meta.story({
  parameters: { address: `${at}?view=year` },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Show December 2026' }, PATIENCE)
  },
})

export const OneEvent = meta.story({
  parameters: { address: `${at}?dialog=event&of=1` },
  play: async () => {
    await within(document.body).findByRole('button', { name: 'Duplicate' }, PATIENCE)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/apps/calendar', () => delay('infinite'))),
})

export const Empty = meta.story({
  parameters: { address: `${at}?view=list` },
  beforeEach: () => setScenario({ empty: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('No events in this period', {}, PATIENCE)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'calendar' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The events could not be loaded' }, PATIENCE)
  },
})
