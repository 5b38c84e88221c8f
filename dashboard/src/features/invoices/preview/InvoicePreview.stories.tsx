import { delay, http } from 'msw'
import { within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { InvoicePreview } from './InvoicePreview.tsx'

const PATIENT = { timeout: 20_000 }

const meta = preview.meta({
  title: 'Screens/Invoices/Preview',
  component: InvoicePreview,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/apps/invoice/preview/:id',
    address: '/apps/invoice/preview/5085',
    groups: ['invoices', 'invoice', 'records', 'quickView'],
    isInAppShell: true,
  }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Invoice #5085' }, PATIENT)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/apps/invoice/:id/sheet', () => delay('infinite'))),
})

/** What nobody has sent yet. */
export const DraftNotSent = meta.story({
  parameters: { address: '/apps/invoice/preview/5080' },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', {}, PATIENT)
  },
})

export const Sending = meta.story({
  parameters: { address: '/apps/invoice/preview/5085?dialog=send' },
  play: async () => {
    await within(document.body).findByRole('dialog', { name: 'Send invoice #5085' }, PATIENT)
  },
})

export const Paying = meta.story({
  parameters: { address: '/apps/invoice/preview/5085?dialog=payment' },
  play: async () => {
    await within(document.body).findByRole('dialog', { name: 'Payment for invoice #5085' }, PATIENT)
  },
})

export const Missing = meta.story({
  parameters: {
    address: '/apps/invoice/preview/99',
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
    await canvas.findByRole('article', { name: /5085/ }, PATIENT)
  },
})
