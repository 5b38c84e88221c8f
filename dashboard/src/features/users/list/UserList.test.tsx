import type { AbilityRule } from '@data1522/mocks/contract/auth'
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { users } from '../../../../../mocks/areas/users/collection.ts'
import { choose, typedAfterFailure } from '../../../../../tests/support/failed-dialog.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { UserList } from './UserList.tsx'

withMock()
// What opens later is fetched before, so that no test waits for that.
beforeAll(() =>
  Promise.all([
    import('../../../entities/user/user-calls.ts'),
    import('../../../entities/user/RoleDialog.tsx'),
    import('../../../../../design-system/src/components/Dialog/DialogPanel.tsx'),
  ]),
)
const patience = { timeout: 10_000 }
const LONG = 40_000
const why = /At least one active administrator must remain/

const open = (search = '', rules?: AbilityRule[]) =>
  renderScreen(<UserList />, {
    path: '/apps/user/list',
    address: `/apps/user/list${search}`,
    groups: ['users', 'access'],
    rules,
  })
type View = Awaited<ReturnType<typeof open>>

const admins = () => users.all().filter(({ role }) => role === 'admin')

/** Selects all rows that are shown, and gives the bar of what can be done with them. */
const selectAll = async ({ user }: View) => {
  await user.click(await screen.findByRole('checkbox', { name: /Select all/ }, patience))
  return within(await screen.findByRole('region', { name: 'Actions for the selection' }, patience))
}

test(
  'not all admins can be deleted: it says why, and not one of them is gone',
  async () => {
    const before = admins()
    const view = await open('?role=admin')
    await view.user.click((await selectAll(view)).getByRole('button', { name: 'Delete' }))
    await screen.findByText(why, {}, patience)
    expect(admins()).toEqual(before)
    expect(await screen.findByRole('link', { name: before[0]!.fullName }, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'nor can all be given another role',
  async () => {
    const view = await open('?role=admin')
    await view.user.click((await selectAll(view)).getByRole('button', { name: 'Change role' }))
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    expect(await dialog.findByText(/These are all 5 administrators/, {}, patience)).toBeTruthy()
    await view.user.click(dialog.getByRole('button', { name: /^Role/ }))
    const option = await screen.findByRole('option', { name: /^Editor/ }, patience)
    expect(option.ariaDisabled).toBe('true')
  },
  LONG,
)

test(
  'all but one can be deleted, and come back',
  async () => {
    const before = admins()
    const kept = before.find(({ status }) => status === 'Active')!
    const view = await open('?role=admin')
    const bar = await selectAll(view)
    await view.user.click(screen.getByRole('checkbox', { name: new RegExp(kept.fullName) }))
    await view.user.click(bar.getByRole('button', { name: 'Delete' }))
    await screen.findByText(`${before.length - 1} users were deleted`, {}, patience)
    expect(admins()).toEqual([kept])
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
    expect(await screen.findByRole('link', { name: before.at(-1)!.fullName }, patience)).toBeTruthy()
    expect(admins()).toEqual(before)
  },
  LONG,
)

test(
  'offers nothing that the rules do not allow, whatever the address asks',
  async () => {
    const view = await open('?add=user', [{ action: 'manage', subject: 'User', inverted: true }])
    const bar = await selectAll(view)
    const isRefused = (buttons: HTMLElement[]) =>
      buttons.every((button) => button.matches(':disabled, [aria-disabled=true]'))
    expect(isRefused(bar.getAllByRole('button', { name: 'Delete' }))).toBe(true)
    expect(isRefused(bar.getAllByRole('button', { name: 'Change role' }))).toBe(true)
    expect(isRefused(bar.getAllByRole('button', { name: 'Email' }))).toBe(false)
    expect(isRefused(screen.getAllByRole('button', { name: 'Add user' }))).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  },
  LONG,
)

test(
  'what is typed of a new user waits where the server fails',
  async () => {
    const { user } = await open('?add=user')
    const typed = {
      'Full name': 'Ada Brun',
      Email: 'ada.brun@example.com',
      Company: 'Heron Post',
      Phone: '+33 6 12 34 56 78',
    }
    const prepare = async () => {
      await choose(user, 'Country', 'France')
      await choose(user, 'Role', 'Editor')
      await choose(user, 'Plan', 'Team')
      await choose(user, 'Status', 'Active')
    }
    expect(await typedAfterFailure({ user, typed, prepare, submit: 'Add user' })).toEqual(typed)
  },
  LONG,
)
