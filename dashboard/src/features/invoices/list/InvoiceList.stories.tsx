import { delay, http } from 'msw'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { InvoiceList } from './InvoiceList.tsx'

const PATIENT = { timeout: 20_000 }

const meta = preview.meta({
  title: 'Screens/Invoices/List',
  component: InvoiceList,
  tags: ['!autodocs'],
  ...screenAt({ path: '/apps/invoice/list', groups: ['invoices', 'invoice', 'records'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '#5089' }, PATIENT)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/apps/invoice', () => delay('infinite')),
      http.get('*/api/apps/invoice/summary', () => delay('infinite')),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
})

export const EmptyForever = meta.story({
  beforeEach: () => setScenario({ empty: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'No invoices yet' }, PATIENT)
  },
})

export const EmptyByFilter = meta.story({
  parameters: { address: '/apps/invoice/list?q=zebra&status=Draft' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No invoice matches' }, PATIENT)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'invoice' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Invoices could not be loaded' }, PATIENT)
  },
})

/** What is late, the most first. */
export const PastDue = meta.story({
  parameters: { address: '/apps/invoice/list?status=Past+Due&sort=balance&order=desc&view=late' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader', {}, PATIENT)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '#5089' }, PATIENT)
  },
})
