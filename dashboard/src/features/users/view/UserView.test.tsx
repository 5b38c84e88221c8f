import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { users } from '../../../../../mocks/areas/users/collection.ts'
import { server } from '../../../../../mocks/transports/node.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { leaveGuard } from '../../../core/router/back-guard.ts'
import { UserView } from './UserView.tsx'

withMock()
// What opens later is fetched before, so that no test waits for that.
beforeAll(() =>
  Promise.all([
    import('../../../entities/user/EditDialog.tsx'),
    import('../../../../../design-system/src/components/Menu/MenuPopup.tsx'),
    import('../../../../../design-system/src/components/Dialog/DialogPanel.tsx'),
  ]),
)
const patience = { timeout: 10_000 }
const LONG = 40_000

/** Someone who pays each month for a plan, with several cards. */
const someone = () => users.all().find(({ id }) => id === 9)!
const open = (search = '', options: { id?: number; language?: 'en' | 'fr' | 'ar'; as?: 'client' } = {}) =>
  renderScreen(<UserView />, {
    path: '/apps/user/view/:id',
    address: `/apps/user/view/${options.id ?? someone().id}${search}`,
    groups: ['users', 'userView', 'plans', 'userForms', 'access'],
    ...options,
  })

test(
  'suspends at once, says so, and takes it back',
  async () => {
    const user = users.all().find(({ status }) => status === 'Active')!
    const view = await open('', { id: user.id })
    await view.user.click(await screen.findByRole('button', { name: 'Suspend' }, patience))
    await screen.findByText(`${user.fullName} can no longer sign in`, {}, patience)
    expect(users.get(user.id)!.status).toBe('Inactive')
    expect(screen.getByRole('button', { name: 'Activate' })).toBeTruthy()
    await view.user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByRole('button', { name: 'Suspend' }, patience)
    expect(users.get(user.id)!.status).toBe('Active')
  },
  LONG,
)

test(
  'a change that the server refuses is taken back on the screen, with a word',
  async () => {
    server.use(http.put('*/api/apps/users/:id', () => HttpResponse.json({ message: 'no' }, { status: 500 })))
    const user = users.all().find(({ status }) => status === 'Active')!
    const view = await open('', { id: user.id })
    await view.user.click(await screen.findByRole('button', { name: 'Suspend' }, patience))
    await screen.findByText('The change was not saved', {}, patience)
    expect(await screen.findByRole('button', { name: 'Suspend' }, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'the only admin can be edited, and nothing else',
  async () => {
    const admins = users.all().filter(({ role }) => role === 'admin')
    for (const { id } of admins.slice(1)) users.update(id, { role: 'editor' })
    users.update(admins[0]!.id, { status: 'Active' })
    const view = await open('', { id: admins[0]!.id })
    await waitFor(
      () =>
        expect(
          screen.getAllByRole('button', { name: 'Suspend' }).some((button) => button.ariaDisabled === 'true'),
        ).toBe(true),
      patience,
    )
    await view.user.click(screen.getByRole('button', { name: 'More actions' }))
    const entry = await screen.findByRole('menuitem', { name: 'Delete' }, patience)
    expect(entry.ariaDisabled).toBe('true')
    expect(screen.getAllByText(/only active administrator/).length).toBeGreaterThan(0)
  },
  LONG,
)

test(
  'nobody is deleted before it is known that one may leave',
  async () => {
    const hold = vi.fn<(leave: () => void) => void>()
    leaveGuard.current = hold
    onTestFinished(() => {
      leaveGuard.current = null
    })
    const { id } = someone()
    const view = await open()
    await view.user.click(await screen.findByRole('button', { name: 'More actions' }, patience))
    await view.user.click(await screen.findByRole('menuitem', { name: 'Delete' }, patience))
    await view.settled()
    expect(hold).toHaveBeenCalledOnce()
    expect(users.get(id)).toBeDefined()
    act(() => hold.mock.calls[0]![0]())
    await waitFor(() => expect(users.get(id)).toBeUndefined(), patience)
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy()
  },
  LONG,
)

test(
  'the edit form shows what the server refuses at its field, and keeps what was typed',
  async () => {
    const view = await open('?dialog=edit')
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    const name = dialog.getByRole('textbox', { name: /Full name/ })
    await view.user.clear(name)
    await view.user.type(name, 'Someone Else')
    server.use(
      http.put('*/api/apps/users/:id', () =>
        HttpResponse.json({ message: 'no', errors: { email: ['taken'] } }, { status: 400 }),
      ),
    )
    await view.user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findAllByText('This was not accepted. Please check it.', {}, patience)
    expect((name as HTMLInputElement).value).toBe('Someone Else')
    server.resetHandlers()
    await view.user.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByRole('heading', { level: 1, name: 'Someone Else' }, patience)
  },
  LONG,
)

test.each([
  ['fr', 'Émirats arabes unis'],
  ['ar', 'الإمارات العربية المتحدة'],
] as const)('names the country in %s', async (language, country) => {
  const user = users.all().find((one) => one.country === 'United Arab Emirates')!
  await open('', { id: user.id, language })
  expect((await screen.findAllByText(country, {}, patience)).length).toBeGreaterThan(0)
})

test(
  'a role that somebody else has given while one edits is named as the list writes it',
  async () => {
    const { id } = someone()
    users.update(id, { role: 'editor' })
    const { user } = await open('?dialog=edit')
    const form = within(await screen.findByRole('dialog', {}, { timeout: 30_000 }))
    await user.click(form.getByRole('button', { name: /Role/ }))
    await user.click(await screen.findByRole('option', { name: 'Author' }, patience))
    users.update(id, { role: 'maintainer' })
    window.dispatchEvent(new Event('visibilitychange'))
    expect(await form.findByText('Theirs: Maintainer', {}, patience)).toBeTruthy()
    expect(form.getByText('Yours: Author')).toBeTruthy()
  },
  LONG,
)

test(
  'an edit sends what was changed, and takes nothing back that others have changed meanwhile',
  async () => {
    const { id } = someone()
    const { user } = await open('?dialog=edit')
    const form = within(await screen.findByRole('dialog', {}, { timeout: 30_000 }))
    users.update(id, { role: 'maintainer', taxId: 'changed elsewhere' })
    const name = form.getByRole('textbox', { name: /Full name/ })
    await user.clear(name)
    await user.type(name, 'Ada Brun')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(someone().fullName).toBe('Ada Brun'), patience)
    expect(someone()).toMatchObject({ role: 'maintainer', taxId: 'changed elsewhere' })
  },
  LONG,
)
