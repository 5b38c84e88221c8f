import { delay, http } from 'msw'
import { within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { cardsHaveCome } from '../../../../../.storybook/dashboard-cards.ts'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { EcommerceDashboard } from './EcommerceDashboard.tsx'

const PATIENCE = { timeout: 20_000 }
const at = '/dashboards/ecommerce'
const days = 'from=2026-10-22&to=2026-11-20'
const failures = {
  console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
}

const meta = preview.meta({
  title: 'Screens/Dashboards/eCommerce',
  component: EcommerceDashboard,
  tags: ['!autodocs'],
  ...screenAt({
    path: at,
    address: `${at}?${days}`,
    groups: ['dashboards', 'ecommerceDashboard', 'orders', 'invoices', 'records'],
    isInAppShell: true,
  }),
})

const ready = async (canvas: ReturnType<typeof within>) => {
  await canvas.findByRole('link', { name: 'View sales' }, PATIENCE)
  await canvas.findByRole('table', { name: 'Invoices' }, PATIENCE)
  await canvas.findByRole('link', { name: 'Paid' }, PATIENCE)
}

export const Ready = meta.story({
  tags: ['screen'],
  play: async ({ canvas, canvasElement }) => {
    await cardsHaveCome(canvasElement)
    await canvas.findAllByRole('table', {}, PATIENCE)
  },
})

export const AgainstTheYearBefore = meta.story({
  parameters: { address: `${at}?${days}&vs=year` },
  play: ({ canvas }) => ready(canvas),
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/dashboards/ecommerce/:part', () => delay('infinite'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Transactions' }, PATIENCE)
  },
})

/** One card cannot be loaded; the others stand. */
export const OneFailed = meta.story({
  parameters: failures,
  beforeEach: () => setScenario({ fail: 'invoice' }),
  play: async ({ canvas }) => {
    await canvas.findByText('This could not be loaded', {}, PATIENCE)
  },
})

export const Failed = meta.story({
  parameters: failures,
  beforeEach: () => setScenario({ fail: 'dashboards' }),
  play: async ({ canvas }) => {
    await canvas.findAllByText('This could not be loaded', {}, PATIENCE)
  },
})

export const Empty = meta.story({
  beforeEach: () => setScenario({ empty: true }),
  play: async ({ canvas }) => {
    await canvas.findAllByText('Nothing in this period', {}, PATIENCE)
  },
})

/** The cards are put in order, sized and hidden beside the page, which follows at once. */
export const Arranging = meta.story({
  play: async ({ canvas, userEvent }) => {
    await ready(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Arrange the cards' }))
    await within(document.body).findByRole('switch', { name: 'Show Transactions' }, PATIENCE)
  },
})
