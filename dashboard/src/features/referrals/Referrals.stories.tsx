import { delay, http } from 'msw'
import { within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { Referrals } from './Referrals.tsx'

const PATIENCE = { timeout: 20_000 }
const at = '/apps/ecommerce/referrals'

const meta = preview.meta({
  title: 'Screens/Store/Referrals',
  component: Referrals,
  tags: ['!autodocs'],
  ...screenAt({ path: at, groups: ['referrals', 'records'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /^Customer \d/ }, PATIENCE)
  },
})

export const Inviting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: /Email addresses/ }, PATIENCE))
    await userEvent.paste('cosima@example.org, otto@example.org, nonsense')
  },
})

export const PayingOut = meta.story({
  parameters: { address: `${at}?status=Unpaid` },
  play: async ({ canvas, userEvent }) => {
    const [box] = await canvas.findAllByRole('checkbox', { name: /·/ }, PATIENCE)
    await userEvent.click(box!)
    const bar = within(await canvas.findByRole('region', { name: 'Actions for the selection' }))
    await userEvent.click(bar.getByRole('button', { name: 'Pay out' }))
    await within(document.body).findByRole('alertdialog', {}, PATIENCE)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/apps/ecommerce/referrals', () => delay('infinite')),
      http.get('*/api/apps/ecommerce/referrals/summary', () => delay('infinite')),
    ),
})

export const EmptyForever = meta.story({
  beforeEach: () => setScenario({ empty: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No referral yet' }, PATIENCE)
  },
})

export const EmptyByFilter = meta.story({
  parameters: { address: `${at}?q=zebra` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No referral matches' }, PATIENCE)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'ecommerce' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Referrals could not be loaded' }, PATIENCE)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader', { name: /@/ }, PATIENCE)
  },
})
