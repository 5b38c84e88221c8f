import { http, HttpResponse } from 'msw'
import { within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { UserView } from './UserView.tsx'

const PATIENT = { timeout: 20_000 }
const at = (search: string) => ({ address: `/apps/user/view/49?${search}` })

const meta = preview.meta({
  title: 'Screens/Users/Tabs',
  component: UserView,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/apps/user/view/:id',
    address: '/apps/user/view/49?tab=billing',
    groups: ['users', 'userView', 'plans', 'userForms', 'records', 'quickView', 'access'],
    isInAppShell: true,
  }),
})

export const Security = meta.story({
  parameters: at('tab=security'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Devices' }, PATIENT)
  },
})

/** A password that is too weak, and differs from its repetition. */
export const PasswordRefused = meta.story({
  parameters: at('tab=security'),
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: 'Change password' }, PATIENT)
    await userEvent.type(canvas.getByLabelText(/again/), 'other')
    await userEvent.click(send)
    await canvas.findByRole('group', { name: /2/ }, PATIENT)
  },
})

export const Notifications = meta.story({
  parameters: at('tab=notifications'),
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: 'Everything by App' }, PATIENT)
  },
})

export const Connections = meta.story({
  parameters: at('tab=connections'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Social accounts' }, PATIENT)
  },
})

export const ChoosingAPlan = meta.story({
  parameters: at('tab=billing&dialog=plan'),
  play: async () => {
    await within(document.body).findByRole('radio', { name: 'Enterprise' }, PATIENT)
  },
})

export const AddingACard = meta.story({
  parameters: at('tab=billing&dialog=card'),
  play: async () => {
    await within(document.body).findByRole('dialog', { name: 'Add card' }, PATIENT)
  },
})

export const Failed = meta.story({
  parameters: {
    ...at('tab=billing'),
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/apps/users/:id/settings', () => HttpResponse.json({ message: 'no' }, { status: 500 })),
    ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: 'Try again' }, PATIENT)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 2 }, PATIENT)
  },
})
