import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { Kanban } from './Kanban.tsx'

withMock()
const patience = { timeout: 10_000 }
const LONG = 40_000

beforeAll(
  () =>
    Promise.all([
      import('./CardDrawer.tsx'),
      import('../../core/auth/DisabledWithReason.tsx'),
      import('../../core/auth/ReasonText.tsx'),
      import('../../../../design-system/src/components/Drawer/DrawerPanel.tsx'),
      import('../../../../design-system/src/components/Menu/MenuPopup.tsx'),
    ]),
  60_000,
)

/** Opens the boards for who may read them, and nothing more. */
const open = (search = '') =>
  renderScreen(<Kanban />, {
    path: '/apps/kanban',
    address: `/apps/kanban${search}`,
    groups: ['kanban'],
    rules: [
      { action: 'manage', subject: 'all' },
      ...['create', 'update', 'delete'].map((action) => ({ action, subject: 'Board', inverted: true })),
    ],
  })

/** What is refused stands around the button that it would be, which jsdom does not take for inert. */
const refusedIn = async (
  scope: Pick<typeof screen, 'findAllByRole'>,
  role: 'button' | 'menuitem',
  name: string,
) => {
  const [first] = await scope.findAllByRole(role, { name }, patience)
  await waitFor(() => expect(first!.getAttribute('aria-disabled')).toBe('true'), patience)
  return first!
}

test(
  'who may only read the boards finds what can be done with them, and why it is refused',
  async () => {
    const { user } = await open()
    const upNext = within(await screen.findByRole('region', { name: /^Up next/ }, patience))
    await refusedIn(screen, 'button', 'Add board')
    await refusedIn(upNext, 'button', 'Add card')
    const card = 'Actions for Sketch the gift wrapping page'
    for (const [menu, refused, allowed] of [
      ['Actions for Up next', ['Rename', 'Set a limit', 'Delete board'], 'Collapse board'],
      [card, ['Duplicate', 'Move to', 'Delete card'], 'Copy link'],
    ] as const) {
      await user.click(upNext.getByRole('button', { name: menu }))
      for (const name of refused) {
        const entry = await refusedIn(screen, 'menuitem', name)
        await within(entry).findByText(/An administrator can change that/, {}, patience)
      }
      const other = screen.getByRole('menuitem', { name: allowed })
      expect(other.getAttribute('aria-disabled')).not.toBe('true')
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull(), patience)
    }
  },
  LONG,
)

test(
  'who may only read a card finds its steps, files and comments closed, with the reason',
  async () => {
    await open('?card=4')
    const drawer = within(await screen.findByRole('dialog', {}, patience))
    await drawer.findByText(/An administrator can change that/, { ignore: '[hidden]' }, patience)
    for (const name of ['Add a step', 'Attach files']) await refusedIn(drawer, 'button', name)
    expect(drawer.queryByRole('textbox', { name: 'Write a comment' })).toBeNull()
  },
  LONG,
)
