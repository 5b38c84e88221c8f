import { delay, http } from 'msw'
import { expect, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { Permissions } from './Permissions.tsx'

const PATIENT = { timeout: 20_000 }

const meta = preview.meta({
  title: 'Screens/Roles and permissions/Permissions',
  component: Permissions,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/apps/permissions',
    groups: ['permissions', 'access', 'records'],
    isInAppShell: true,
  }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Only View', {}, PATIENT)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/apps/permissions', () => delay('infinite'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
})

export const EmptyForever = meta.story({
  beforeEach: () => setScenario({ empty: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No permissions yet' }, PATIENT)
  },
})

export const EmptyByFilter = meta.story({
  parameters: { address: '/apps/permissions?q=zebra' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No permission matches' }, PATIENT)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'permissions' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The permissions could not be loaded' }, PATIENT)
  },
})

/** A core permission warns. */
export const EditingCore = meta.story({
  parameters: { address: '/apps/permissions?dialog=edit&of=1' },
  play: async () => {
    await within(document.body).findByText('A core permission', {}, PATIENT)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findByText('Only View', {}, PATIENT)
  },
})
