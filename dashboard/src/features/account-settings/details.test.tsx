import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, expect, test, vi } from 'vitest'
import { settingsOf } from '../../../../mocks/areas/account-settings/collection.ts'
import { accounts } from '../../../../mocks/seed/accounts.ts'
import { server } from '../../../../mocks/transports/node.ts'
import { LONG, openSettings, patience, region } from '../../../../tests/support/account-settings.tsx'
import { withMock } from '../../../../tests/support/screen.tsx'
import { sessionAtom } from '../../core/auth/session.ts'
import { store } from '../../core/store.ts'

withMock()

// What comes when it is wanted is there before, so that no test waits for code.
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await Promise.all([
    import('./account/AccountTab.tsx'),
    import('../../../../design-system/src/components/ConfirmDialog/ConfirmPanel.tsx'),
  ])
}, 60_000)

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name }, patience)

test(
  'details are saved with what was typed, by anyone who is signed in, and another language is spoken',
  async () => {
    const { user } = await openSettings('account', 'client')
    await user.type(await field(/First name/), ' M.')
    const [language] = screen.getAllByRole('button', { name: /Language/ })
    await user.click(language!)
    await user.click(await screen.findByRole('option', { name: 'Français' }, patience))
    expect(screen.getByText('2 changes not saved yet')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await screen.findByRole('heading', { level: 1, name: 'Paramètres du compte' }, patience)
    const { account } = settingsOf(accounts[1]).get()
    expect(account).toMatchObject({ firstName: 'Matteo M.', language: 'fr' })
    expect(screen.queryByText(/non enregistrée/)).toBeNull()
  },
  LONG,
)

test(
  'a failure keeps what was typed, and a change can be let go',
  async () => {
    server.use(http.put('*/api/pages/account-settings/account', () => HttpResponse.json({}, { status: 500 })))
    const { user } = await openSettings('account')
    const name = await field(/First name/)
    await user.type(name, '!')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await screen.findByText(/Something went wrong on the server/, {}, patience)
    expect(name.value).toBe('Ines!')
    await user.click(screen.getByRole('button', { name: 'Undo the change of First name' }))
    await waitFor(() => expect(name.value).toBe('Ines'))
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  },
  LONG,
)

test(
  'the account goes once a box is ticked and the address typed, and one is signed out',
  async () => {
    const { user } = await openSettings('account')
    const card = await region('Delete account')
    const remove = card.getByRole<HTMLButtonElement>('button', { name: 'Delete account' })
    expect(remove.disabled).toBe(true)
    await user.click(card.getByRole('checkbox', { name: /delete my account/ }))
    await user.click(remove)
    const dialog = within(await screen.findByRole('alertdialog', {}, patience))
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete account' })
    expect(dialog.getByText(/within 14 days/)).toBeTruthy()
    expect(confirm.disabled).toBe(true)
    await user.type(dialog.getByRole('textbox'), 'admin@demo.com')
    await user.click(confirm)
    await waitFor(() => expect(store.get(sessionAtom)).toBeNull(), patience)
  },
  LONG,
)
