import { delay, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { CreateDeal } from './CreateDeal.tsx'
import { emptyDeal } from './deal.ts'

const PATIENT = { timeout: 20_000 }
const DEAL = '/wizard-examples/create-deal'

const meta = preview.meta({
  title: 'Screens/Wizards/Create deal',
  component: CreateDeal,
  tags: ['!autodocs'],
  ...screenAt({ path: DEAL, groups: ['wizard', 'deal', 'products', 'records'], isInAppShell: true }),
  afterEach: () => localStorage.clear(),
})

/** What this browser has kept of a deal that is nearly out. */
const keep = (changes: object = {}) =>
  localStorage.setItem(
    'DATA1522-draft-deal-1',
    JSON.stringify({
      at: Date.parse('2026-11-20T08:42:00Z'),
      values: {
        ...emptyDeal,
        discount: 15,
        title: 'Slow mornings',
        code: 'SLOW15',
        duration: { start: '2026-12-01', end: '2026-12-24' },
        isConfirmed: true,
        ...changes,
      },
    }),
  )

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 }, PATIENT)
  },
})

export const Mistaken = meta.story({
  parameters: { address: `${DEAL}?step=usage` },
  beforeEach: () => keep({ code: 'no' }),
  play: async ({ canvas }) => {
    await canvas.findAllByText('1 field to fix', undefined, PATIENT)
  },
})

export const Reviewed = meta.story({
  parameters: { address: `${DEAL}?step=review` },
  beforeEach: () => keep(),
  play: async ({ canvas }) => {
    await canvas.findByText('SLOW15', { selector: 'dd' }, PATIENT)
  },
})

export const Publishing = meta.story({
  parameters: { address: `${DEAL}?step=review` },
  beforeEach: ({ msw }) => {
    keep()
    msw.use(http.post('*/api/apps/listings/deals', () => delay('infinite')))
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('SLOW15', { selector: 'dd' }, PATIENT)
    const send = canvasElement.querySelector<HTMLElement>('button[type="submit"]')!
    await userEvent.click(send)
    await waitFor(() => expect(send).toHaveAttribute('data-pending'))
  },
})

export const Published = meta.story({
  parameters: { address: `${DEAL}?step=review` },
  beforeEach: () => keep(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('SLOW15', { selector: 'dd' }, PATIENT)
    await userEvent.click(canvasElement.querySelector<HTMLElement>('button[type="submit"]')!)
    await canvas.findByRole('heading', { name: 'Slow mornings is published' }, PATIENT)
  },
})
