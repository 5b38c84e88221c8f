import { delay, http } from 'msw'
import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { DataTables } from './DataTables.tsx'

const PATIENT = { timeout: 20_000 }

const meta = preview.meta({
  title: 'Screens/Tables/DataTable',
  component: DataTables,
  tags: ['!autodocs'],
  ...screenAt({ path: '/tables/data-table', groups: ['tables', 'showcase'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Ximena Altavista', undefined, PATIENT)
    await canvas.findByRole('button', { name: 'Paid: 4 rows' }, PATIENT)
  },
})

export const FirstLoad = meta.story({
  parameters: { address: '/tables/data-table?q=everything' },
  beforeEach: ({ msw }) => msw.use(http.get('*/api/pages/datatable', () => delay('infinite'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
})

export const Empty = meta.story({
  parameters: { address: '/tables/data-table?q=everything' },
  beforeEach: () => setScenario({ empty: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nothing here yet' }, PATIENT)
  },
})

export const Failed = meta.story({
  parameters: {
    address: '/tables/data-table?q=everything',
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'pages' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The rows could not be loaded' }, PATIENT)
  },
})

export const NothingFound = meta.story({
  parameters: { address: '/tables/data-table?q=zebra' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No example matches' })
  },
})

export const WithCode = meta.story({
  parameters: { address: '/tables/data-table?q=dense' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show code: Dense' }, PATIENT))
    await userEvent.click(await canvas.findByRole('tab', { name: 'JavaScript' }, PATIENT))
    await canvas.findByRole('region', { name: 'Dense in JavaScript' }, PATIENT)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    const tables = await canvas.findAllByRole('grid')
    await within(tables[5]!).findAllByRole('button', { expanded: true }, PATIENT)
    await canvas.findByText('Ximena Altavista', undefined, PATIENT)
    document.getElementById('grouping')!.scrollIntoView({ block: 'start', behavior: 'instant' })
  },
})
