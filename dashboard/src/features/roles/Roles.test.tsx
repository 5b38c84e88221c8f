import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { roles } from '../../../../mocks/areas/roles/collection.ts'
import { users } from '../../../../mocks/areas/users/collection.ts'
import { server } from '../../../../mocks/transports/node.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { viewAsAtom } from '../../core/auth/view-as.ts'
import { store } from '../../core/store.ts'
import { Roles } from './Roles.tsx'

withMock()
// What opens later is fetched before, so that no test waits for that.
beforeAll(() =>
  Promise.all([
    import('../../entities/role/RoleDialog.tsx'),
    import('../../entities/user/RoleDialog.tsx'),
    import('../../../../design-system/src/components/Menu/MenuPopup.tsx'),
    import('../../../../design-system/src/components/Dialog/DialogPanel.tsx'),
  ]),
)
const patience = { timeout: 10_000 }
const LONG = 40_000

const open = (search = '', as: 'admin' | 'client' = 'admin') =>
  renderScreen(<Roles />, {
    path: '/apps/roles',
    address: `/apps/roles${search}`,
    groups: ['roles', 'users', 'userForms', 'access'],
    as,
  })
const card = (name: string) => screen.findByRole('article', { name }, patience)
const dialog = async () => within(await screen.findByRole('dialog', {}, patience))
const menu = async (view: Awaited<ReturnType<typeof open>>, name: string) => {
  await view.user.click(await screen.findByRole('button', { name: `Actions for the role ${name}` }, patience))
  return within(await screen.findByRole('menu', {}, patience))
}

test(
  'a role is edited after a look at what that changes, and taken back',
  async () => {
    const view = await open('?dialog=edit&of=4')
    const before = roles.get(4)!.rules
    const form = await dialog()
    await view.user.click(form.getByRole('checkbox', { name: 'Vehicles: Create' }))
    await view.user.click(form.getByRole('checkbox', { name: 'Orders: Read' }))
    const note = form.getByText(/This changes at once for 9 users/)
    expect(note).toBeTruthy()
    expect(form.getByText('Gains 1 right')).toBeTruthy()
    expect(form.getByText('Loses 2 rights')).toBeTruthy()
    await view.user.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('The role Support was saved', {}, patience)
    expect(roles.get(4)!.rules.vehicles.create).toBe(true)
    expect(roles.get(4)!.name).toBe('support')
    await view.user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(roles.get(4)!.rules).toEqual(before), patience)
  },
  LONG,
)

test(
  'everything is chosen at once, but for what admins keep',
  async () => {
    const view = await open('?dialog=edit&of=1')
    const form = await dialog()
    const all = form.getByRole('checkbox', { name: 'Everything' }) as HTMLInputElement
    expect(all.checked).toBe(true)
    await view.user.click(all)
    expect(all.indeterminate).toBe(true)
    expect(form.getByText('Loses 21 rights')).toBeTruthy()
    expect((form.getByRole('checkbox', { name: 'Roles: Write' }) as HTMLInputElement).checked).toBe(true)
    expect(form.getByText(/nobody could grant rights/)).toBeTruthy()
  },
  LONG,
)

test(
  'a new role needs a name of its own',
  async () => {
    const view = await open('?dialog=add')
    const form = await dialog()
    await view.user.click(form.getByRole('button', { name: 'Add role' }))
    expect(await form.findByRole('group', {}, patience)).toBeTruthy()
    const name = form.getByRole('textbox', { name: /Name of the role/ })
    await view.user.type(name, 'Support')
    await view.user.click(form.getByRole('button', { name: 'Add role' }))
    await form.findAllByText(/Another role has this name/, {}, patience)
    await view.user.clear(name)
    await view.user.type(name, 'Night shift')
    await view.user.click(form.getByRole('button', { name: 'Add role' }))
    expect(await card('Night shift')).toBeTruthy()
  },
  LONG,
)

test(
  'a copy has the rights of the first, and can be deleted and brought back',
  async () => {
    const view = await open()
    await view.user.click((await menu(view, 'Manager')).getByRole('menuitem', { name: 'Duplicate' }))
    await view.user.click((await dialog()).getByRole('button', { name: 'Add role' }))
    await card('Manager (copy)')
    expect(roles.get(6)!.rules).toEqual(roles.get(2)!.rules)
    await view.user.click((await menu(view, 'Manager (copy)')).getByRole('menuitem', { name: 'Delete' }))
    await screen.findByText('The role Manager (copy) was deleted', {}, patience)
    expect(roles.get(6)).toBeUndefined()
    expect(screen.queryByRole('article', { name: 'Manager (copy)' })).toBeNull()
    const toasts = screen.getAllByRole('button', { name: 'Undo' })
    await view.user.click(toasts.at(0)!)
    await card('Manager (copy)')
  },
  LONG,
)

test(
  'a role with people cannot be deleted, and says why',
  async () => {
    const view = await open()
    const entry = (await menu(view, 'Manager')).getByRole('menuitem', { name: 'Delete' })
    expect(entry.ariaDisabled).toBe('true')
    expect(screen.getByText(/11 users have it/)).toBeTruthy()
  },
  LONG,
)

test(
  'leads to the product as its role sees it',
  async () => {
    const view = await open()
    await view.user.click((await menu(view, 'Support')).getByRole('menuitem', { name: 'View as this role' }))
    expect(store.get(viewAsAtom)).toMatchObject({ role: 'support' })
    store.set(viewAsAtom, null)
  },
  LONG,
)

test(
  'several users get a role at once, but never all admins',
  async () => {
    const view = await open('?role=admin')
    const box = await screen.findByRole('checkbox', { name: /Select all/ }, patience)
    await view.user.click(box)
    const bar = within(await screen.findByRole('region', { name: 'Actions for the selection' }, patience))
    await view.user.click(bar.getByRole('button', { name: 'Change role' }))
    const form = await dialog()
    expect(form.getByText(/These are all 5 administrators/)).toBeTruthy()
    await view.user.click(form.getByRole('button', { name: /^Role/ }))
    const option = await screen.findByRole('option', { name: /^Editor/ }, patience)
    expect(option.ariaDisabled).toBe('true')
  },
  LONG,
)

test(
  'gives users another role, counts again on the cards, and takes it back',
  async () => {
    const view = await open('?role=subscriber')
    const before = users.all().filter(({ role }) => role === 'editor').length
    await within(await card('Manager')).findByText(`${before} users`, {}, patience)
    await view.user.click(await screen.findByRole('checkbox', { name: /Select all/ }, patience))
    const bar = within(await screen.findByRole('region', { name: 'Actions for the selection' }, patience))
    await view.user.click(bar.getByRole('button', { name: 'Change role' }))
    const form = await dialog()
    await view.user.click(form.getByRole('button', { name: /^Role/ }))
    await view.user.click(await screen.findByRole('option', { name: /^Editor/ }, patience))
    await view.user.click(form.getByRole('button', { name: 'Change role' }))
    await screen.findByText('10 users now have the role Editor', {}, patience)
    await within(await card('Manager')).findByText(`${before + 10} users`, {}, patience)
    await view.user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await within(await card('Manager')).findByText(`${before} users`, {}, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'a role that cannot be given is still chosen in the dialog',
  async () => {
    server.use(http.put('*/api/apps/users', () => HttpResponse.json({}, { status: 500 })))
    const view = await open('?role=subscriber')
    await view.user.click(await screen.findByRole('checkbox', { name: /Select all/ }, patience))
    const bar = within(await screen.findByRole('region', { name: 'Actions for the selection' }, patience))
    await view.user.click(bar.getByRole('button', { name: 'Change role' }))
    const form = await dialog()
    await view.user.click(form.getByRole('button', { name: /^Role/ }))
    await view.user.click(await screen.findByRole('option', { name: /^Editor/ }, patience))
    await view.user.click(form.getByRole('button', { name: 'Change role' }))
    await form.findByText(/Something went wrong on the server/, {}, patience)
    expect(form.getByRole('button', { name: /^Role/ }).textContent).toContain('Editor')
  },
  LONG,
)

test(
  'what the server refuses is said in the dialog, which stays',
  async () => {
    server.use(http.put('*/api/apps/roles/:id', () => HttpResponse.json({ message: 'no' }, { status: 500 })))
    const view = await open('?dialog=edit&of=4')
    const form = await dialog()
    await view.user.click(form.getByRole('checkbox', { name: 'Vehicles: Create' }))
    await view.user.click(form.getByRole('button', { name: 'Save' }))
    await form.findByText(/Something went wrong on the server/, {}, patience)
    expect((form.getByRole('checkbox', { name: 'Vehicles: Create' }) as HTMLInputElement).checked).toBe(true)
  },
  LONG,
)
