import { expect, waitFor, within } from 'storybook/test'
import type { AbilityRule } from '../../../../mocks/areas/auth/contract.ts'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { storedViewAtom } from '../../core/auth/stored-view.ts'
import { sessionAtom } from '../../core/auth/session.ts'
import { store } from '../../core/store.ts'
import { AccessControl } from './AccessControl.tsx'

const as = (role: 'admin' | 'client', rules: readonly AbilityRule[]) => () => {
  const session = store.get(sessionAtom)!
  store.set(sessionAtom, {
    ...session,
    userData: { ...session.userData, role },
    userAbilityRules: [...rules],
  })
}

const meta = preview.meta({
  title: 'Screens/Access control',
  component: AccessControl,
  tags: ['!autodocs'],
  ...screenAt({ path: '/access-control', groups: ['access', 'errors'], isInAppShell: true }),
})

export const Admin = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(/4 of 4 cards/)
  },
})

/** The client of the demo sees two cards, and may ask for the others. */
export const Client = meta.story({
  beforeEach: as('client', [{ action: 'read', subject: 'AclDemo' }]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Show what is hidden' }))
    await expect(canvas.getAllByText('Hidden from you')).toHaveLength(2)
    const hidden = within(canvas.getByRole('region', { name: 'Cards that check before they show' }))
    await expect(await hidden.findAllByText(/^Your role does not allow this/)).toHaveLength(2)
  },
})

export const Nobody = meta.story({
  beforeEach: as('client', []),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Not a single rule' })
  },
})

/** A rule that cannot be read counts as no, and says so. */
export const Unreadable = meta.story({
  beforeEach: as('client', [
    { action: 'read', subject: 'AclDemo', conditions: { region: { $near: 'north' } } },
    { action: 'read', subject: 'Analytics', fields: ['visits'] },
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText('Not known')
  },
})

/** What is refused says why, and what is allowed asks. */
export const Example = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [ownNote] = await canvas.findAllByRole('button', { name: 'Change the note' })
    await waitFor(() => expect(ownNote).toBeEnabled())
    await userEvent.click(ownNote!)
    await canvas.findAllByText('Rule 2 grants it.')
  },
})

export const ViewedAsClient = meta.story({
  beforeEach: () => {
    const viewer = store.get(sessionAtom)!.userData.id
    const rules = [{ action: 'read', subject: 'AclDemo' }]
    store.set(storedViewAtom, JSON.stringify({ viewer, role: 'client', rules }))
    return () => store.set(storedViewAtom, null)
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/2 of 4 cards/)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 }, { timeout: 5000 })
  },
})
