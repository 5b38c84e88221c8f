import { delay, http } from 'msw'
import { within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { UserView } from './UserView.tsx'

const PATIENT = { timeout: 20_000 }

const meta = preview.meta({
  title: 'Screens/Users/View',
  component: UserView,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/apps/user/view/:id',
    address: '/apps/user/view/49',
    groups: ['users', 'userView', 'plans', 'userForms', 'records', 'quickView', 'access'],
    isInAppShell: true,
  }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ximena Altavista' }, PATIENT)
    await canvas.findAllByRole('progressbar', {}, PATIENT)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/apps/users/:id', () => delay('infinite')),
      http.get('*/api/apps/users/:id/account', () => delay('infinite')),
    ),
})

/** Someone who has done nothing yet. */
export const WithoutHistory = meta.story({
  parameters: { address: '/apps/user/view/47' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 3, name: /No projects/ }, PATIENT)
  },
})

export const Missing = meta.story({
  parameters: {
    address: '/apps/user/view/9999',
    console: { exceptions: [{ text: '404', reason: 'The browser itself reports what is not there.' }] },
  },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    await main.findByRole('link', { name: /See all users/ }, PATIENT)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'users' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' }, PATIENT)
  },
})

/** A person whose parts are on their way, one by one. */
export const PartsOnTheirWay = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/apps/users/:id/account', () => delay('infinite')),
      http.get('*/api/apps/users/:id/settings', () => delay('infinite')),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ximena Altavista' }, PATIENT)
  },
})

export const Editing = meta.story({
  parameters: { address: '/apps/user/view/49?dialog=edit' },
  play: async () => {
    await within(document.body).findByRole('dialog', { name: 'Edit Ximena Altavista' }, PATIENT)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('progressbar', {}, PATIENT)
    await canvas.findByRole('meter', {}, PATIENT)
  },
})
