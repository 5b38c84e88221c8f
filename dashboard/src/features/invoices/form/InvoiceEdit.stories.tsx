import { delay, http } from 'msw'
import { within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { InvoiceEdit } from './InvoiceEdit.tsx'

const PATIENT = { timeout: 20_000 }

const meta = preview.meta({
  title: 'Screens/Invoices/Edit',
  component: InvoiceEdit,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/apps/invoice/edit/:id',
    address: '/apps/invoice/edit/5086',
    groups: ['invoices', 'invoice', 'invoiceForm', 'records'],
    isInAppShell: true,
  }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('#5086', {}, PATIENT)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/apps/invoice/:id/sheet', () => delay('infinite'))),
})

export const Missing = meta.story({
  parameters: {
    address: '/apps/invoice/edit/99',
    console: { exceptions: [{ text: '404', reason: 'The browser itself reports what is not there.' }] },
  },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    await main.findByRole('link', { name: /See all invoices/ }, PATIENT)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'invoice' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' }, PATIENT)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('#5086', {}, PATIENT)
  },
})
