import { delay, http } from 'msw'
import { within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { AccountSettings } from './AccountSettings.tsx'

const PATIENCE = { timeout: 20_000 }
const at = (tab: string) => ({ address: `/pages/account-settings/${tab}` })

const meta = preview.meta({
  title: 'Screens/Account settings',
  component: AccountSettings,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/pages/account-settings/:tab',
    address: '/pages/account-settings/account',
    groups: ['accountSettings', 'titles', 'records'],
    isInAppShell: true,
  }),
})

export const Account = meta.story({
  tags: ['screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Phone/ }, PATIENCE), '8')
    await canvas.findByRole('button', { name: 'Save changes' }, PATIENCE)
  },
})

export const Security = meta.story({
  parameters: at('security'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Devices' }, PATIENCE)
  },
})

/** The second step, while it is set up. */
export const SettingUpTwoStep = meta.story({
  parameters: at('security?dialog=twoStep'),
  play: async () => {
    await within(document.body).findByRole('textbox', { name: /Code from the app/ }, PATIENCE)
  },
})

export const Billing = meta.story({
  tags: ['screen'],
  parameters: at('billing-plans'),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Billing history' }, PATIENCE)
  },
})

export const Notifications = meta.story({
  parameters: at('notification'),
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: 'Sign-in on a new device: App' }, PATIENCE)
  },
})

export const Connections = meta.story({
  parameters: at('connection'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Social accounts' }, PATIENCE)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/pages/account-settings', () => delay('infinite'))),
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'pages' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your settings could not be loaded' }, PATIENCE)
  },
})
