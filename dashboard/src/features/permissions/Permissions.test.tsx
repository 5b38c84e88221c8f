import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { permissions } from '../../../../mocks/areas/permissions/collection.ts'
import { typedAfterFailure } from '../../../../tests/support/failed-dialog.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { Permissions } from './Permissions.tsx'

withMock()
// What opens later is fetched before, so that no test waits for that.
beforeAll(() =>
  Promise.all([
    import('../../entities/permission/PermissionDialog.tsx'),
    import('../../../../design-system/src/components/Menu/MenuPopup.tsx'),
    import('../../../../design-system/src/components/Dialog/DialogPanel.tsx'),
  ]),
)
const patience = { timeout: 10_000 }
const LONG = 40_000

const open = (search = '', as: 'admin' | 'client' = 'admin') =>
  renderScreen(<Permissions />, {
    path: '/apps/permissions',
    address: `/apps/permissions${search}`,
    groups: ['permissions', 'access'],
    as,
  })
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) }, patience)
const menu = async (view: Awaited<ReturnType<typeof open>>, name: string) => {
  await row(name)
  await view.user.click(screen.getByRole('button', { name: `More actions for ${name}` }))
  return within(await screen.findByRole('menu', {}, patience))
}

test(
  'shows which roles have what, and filters by one of them',
  async () => {
    await open('?role=restricted-user')
    await row('Only View')
    expect(screen.getAllByRole('row')).toHaveLength(2)
    expect(within(await row('Only View')).getByText('Restricted user')).toBeTruthy()
  },
  LONG,
)

test(
  'deletes at once, and takes it back',
  async () => {
    const view = await open()
    await view.user.click((await menu(view, 'Only View')).getByRole('menuitem', { name: 'Delete' }))
    await screen.findByText('“Only View” was deleted', {}, patience)
    expect(permissions.get(7)).toBeUndefined()
    await view.user.click(screen.getByRole('button', { name: 'Undo' }))
    await row('Only View')
    expect(permissions.get(7)).toBeDefined()
  },
  LONG,
)

test(
  'a core permission stays, and says so',
  async () => {
    const view = await open()
    const entry = (await menu(view, 'Manage Billing & Roles')).getByRole('menuitem', { name: 'Delete' })
    expect(entry.ariaDisabled).toBe('true')
    expect(screen.getByText('The product needs it')).toBeTruthy()
  },
  LONG,
)

test(
  'of core permissions alone, nothing is deleted, and it says why',
  async () => {
    const view = await open()
    await view.user.click(await screen.findByRole('checkbox', { name: /Manage Billing & Roles/ }, patience))
    const bar = within(await screen.findByRole('region', { name: 'Actions for the selection' }, patience))
    await view.user.click(bar.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(/Core permissions stay/, {}, patience)).toBeTruthy()
    expect(permissions.all()).toHaveLength(9)
  },
  LONG,
)

test(
  'what is typed of a new one waits where the server fails',
  async () => {
    const { user } = await open('?dialog=add')
    const typed = { Permission: 'Water the plants' }
    expect(await typedAfterFailure({ user, typed, submit: 'Add permission' })).toEqual(typed)
  },
  LONG,
)

test(
  'warns before a core permission is changed, and before one becomes core',
  async () => {
    // Also where the list does not show it.
    const view = await open('?q=nothing&dialog=edit&of=1')
    expect(await screen.findByText('A core permission', {}, patience)).toBeTruthy()
    view.unmount()
    const again = await open('?dialog=edit&of=7')
    const form = within(await screen.findByRole('dialog', {}, patience))
    await again.user.click(form.getByRole('switch', { name: 'Core permission' }))
    expect(await form.findByText('As a core permission it can no longer be deleted.')).toBeTruthy()
  },
  LONG,
)

test(
  'a new one needs a name of its own, and stands in the list',
  async () => {
    const view = await open('?dialog=add')
    const form = within(await screen.findByRole('dialog', {}, patience))
    const name = form.getByRole('textbox', { name: /Permission/ })
    await view.user.type(name, 'only view')
    await view.user.click(form.getByRole('button', { name: 'Add permission' }))
    await form.findAllByText(/Another permission has this name/, {}, patience)
    await view.user.clear(name)
    await view.user.type(name, 'Answer Reviews')
    await view.user.click(form.getByRole('button', { name: 'Add permission' }))
    await row('Answer Reviews')
    await waitFor(
      () => expect(permissions.get(10)).toMatchObject({ name: 'Answer Reviews', isCore: false }),
      patience,
    )
  },
  LONG,
)
