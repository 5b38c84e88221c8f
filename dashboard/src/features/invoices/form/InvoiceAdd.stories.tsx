import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { InvoiceAdd } from './InvoiceAdd.tsx'

const PATIENT = { timeout: 20_000 }

const meta = preview.meta({
  title: 'Screens/Invoices/Add',
  component: InvoiceAdd,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/apps/invoice/add',
    groups: ['invoices', 'invoice', 'invoiceForm', 'records'],
    isInAppShell: true,
  }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Assigned when saved', {}, PATIENT)
  },
})

/** Sent without a client and without a line. */
export const Wrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }, PATIENT))
    await canvas.findByRole('group', { name: /^Fix \d/ }, PATIENT)
  },
})

export const PreviewOfWhatIsTyped = meta.story({
  parameters: { address: '/apps/invoice/add?view=preview' },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Invoice' }, PATIENT)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue(/^(Assigned when saved|يُحدَّد عند الحفظ)$/, {}, PATIENT)
  },
})

export const PictureLargeText = Picture.extend({
  tags: ['!screen', 'page'],
  globals: { textSize: '150' },
  parameters: { picture: { width: 1440 } },
})

export const PictureLargestText = Picture.extend({
  tags: ['!screen', 'page'],
  globals: { textSize: '200' },
  parameters: { picture: { width: 390 } },
})
