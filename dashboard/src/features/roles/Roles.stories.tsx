import { delay, http } from 'msw'
import { expect, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { asReader, findRefusals, reasonsAreApart } from '../../../../.storybook/reader.ts'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { Roles } from './Roles.tsx'

const PATIENT = { timeout: 20_000 }

const meta = preview.meta({
  title: 'Screens/Roles and permissions/Roles',
  component: Roles,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/apps/roles',
    groups: ['roles', 'users', 'userForms', 'access', 'records'],
    isInAppShell: true,
  }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Restricted user' }, PATIENT)
    await canvas.findByRole('link', { name: 'Ximena Altavista' }, PATIENT)
  },
})

/** Who may only look: a role's menu says why nothing can be done with it. */
export const Refused = meta.story({
  tags: ['page'],
  parameters: { a11y: reasonsAreApart },
  beforeEach: asReader,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Ximena Altavista' }, PATIENT)
    const [, manager] = await canvas.findAllByRole('article', {}, PATIENT)
    await userEvent.click(manager!.querySelector('[aria-haspopup="menu"]')!)
    await findRefusals(3)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/apps/roles', () => delay('infinite')),
      http.get('*/api/apps/users', () => delay('infinite')),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
})

export const NobodyFits = meta.story({
  parameters: { address: '/apps/roles?q=zebra' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No user matches' }, PATIENT)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'roles' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The roles could not be loaded' }, PATIENT)
  },
})

/** What saving will change, before it does. */
export const Editing = meta.story({
  parameters: { address: '/apps/roles?dialog=edit&of=2' },
  play: async ({ userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog', {}, PATIENT))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Users: Create' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Orders: Read' }))
    await dialog.findByText('Loses 3 rights')
  },
})

/** Admins keep what they need to give rights. */
export const EditingAdmins = meta.story({
  parameters: { address: '/apps/roles?dialog=edit&of=1' },
  play: async () => {
    await within(document.body).findByText(/nobody could grant rights/, {}, PATIENT)
  },
})

export const Adding = meta.story({
  parameters: { address: '/apps/roles?dialog=add' },
  play: async () => {
    await within(document.body).findByRole('dialog', { name: 'Add a role' }, PATIENT)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Ximena Altavista' }, PATIENT)
    await canvas.findAllByRole('article', {}, PATIENT)
  },
})
