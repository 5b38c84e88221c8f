import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, expect, test, vi } from 'vitest'
import { settingsOf } from '../../../../mocks/areas/account-settings/collection.ts'
import { codeAt } from '../../../../mocks/areas/account-settings/totp.ts'
import { accounts } from '../../../../mocks/seed/accounts.ts'
import { now } from '../../../../mocks/seed/clock.ts'
import { server } from '../../../../mocks/transports/node.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { sessionAtom } from '../../core/auth/session.ts'
import { store } from '../../core/store.ts'
import { AccountSettings } from './AccountSettings.tsx'

withMock()
const accountSettings = settingsOf()
const patience = { timeout: 10_000 }
const LONG = 40_000

// What comes when it is wanted is there before, so that no test waits for code.
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await Promise.all([
    import('./account/AccountTab.tsx'),
    import('./security/SecurityTab.tsx'),
    import('./security/NewKeyDialog.tsx'),
    import('./security/TurnOffDialog.tsx'),
    import('./billing/BillingTab.tsx'),
    import('./notification/NotificationTab.tsx'),
    import('./connection/ConnectionTab.tsx'),
    import('../../entities/account/TwoStepDialog.tsx'),
    import('../../entities/account/PlanForm.tsx'),
    import('../../../../design-system/src/components/Dialog/DialogPanel.tsx'),
    import('../../../../design-system/src/components/ConfirmDialog/ConfirmPanel.tsx'),
  ])
}, 60_000)

const open = (tab: string, as: 'admin' | 'client' = 'admin') =>
  renderScreen(<AccountSettings />, {
    path: '/pages/account-settings/:tab',
    address: `/pages/account-settings/${tab}`,
    groups: ['accountSettings', 'shell'],
    as,
  })
const region = async (name: string) => within(await screen.findByRole('region', { name }, patience))
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name }, patience)

test(
  'details are saved with what was typed, by anyone who is signed in, and another language is spoken',
  async () => {
    const { user } = await open('account', 'client')
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
    const { user } = await open('account')
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
    const { user } = await open('account')
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

test(
  'the second step comes with the code of the app and shows backup codes once',
  async () => {
    const { user } = await open('security')
    const card = await region('Two-step sign-in')
    await user.click(card.getByRole('button', { name: 'Turn on' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Two-step sign-in' }, patience))
    const secret = (await dialog.findByText(/^[A-Z2-7]{32}$/, {}, patience)).textContent.trim()
    const code = dialog.getByRole('textbox', { name: /Code from the app/ })
    await user.type(code, '000000')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findAllByText(/wrong or has expired/, {}, patience)
    await user.clear(code)
    await user.type(code, codeAt(secret, now().getTime()))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const codes = within(await screen.findByRole('dialog', { name: 'Your backup codes' }, patience))
    expect(codes.getAllByText(/^[a-z\d]{5}-[a-z\d]{5}$/)).toHaveLength(10)
    await user.click(codes.getByRole('button', { name: 'I have saved them' }))
    expect(await card.findAllByText(/10 of 10 left/, {}, patience)).toBeTruthy()
    expect(accountSettings.get().security).toMatchObject({ isTwoStepOn: true, method: 'authenticator' })
  },
  LONG,
)

test(
  'text messages come to a phone whose code came back, and codes that nobody kept stay advised',
  async () => {
    const { user } = await open('security')
    const card = await region('Two-step sign-in')
    await user.click(card.getByRole('button', { name: 'Turn on' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Two-step sign-in' }, patience))
    await user.click(dialog.getByRole('radio', { name: /text message/i }))
    await user.click(dialog.getByRole('button', { name: 'Send code' }))
    const code = await dialog.findByRole('textbox', { name: /Code from the message/ }, patience)
    await user.type(code, '654321')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findAllByText(/wrong or has expired/, {}, patience)
    expect(accountSettings.get().security.isTwoStepOn).toBe(false)
    await user.clear(code)
    await user.type(code, '123456')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByRole('dialog', { name: 'Your backup codes' }, patience)
    await user.keyboard('{Escape}')
    await user.click(await card.findByRole('button', { name: 'Show codes' }, patience))
    const codes = within(await screen.findByRole('dialog', { name: 'Your backup codes' }, patience))
    await user.click(codes.getByRole('button', { name: 'Copy' }))
    await codes.findByRole('button', { name: 'Copied' }, patience)
    await user.click(codes.getByRole('button', { name: 'I have saved them' }))
    await waitFor(() => expect(card.queryByText('Keep your backup codes')).toBeNull(), patience)
    expect(accountSettings.get().security).toMatchObject({ method: 'sms', phone: '+1 (206) 555-0142' })
  },
  LONG,
)

test(
  'the second step is turned off by the password alone or a code, not by a press',
  async () => {
    const { security } = accountSettings.get()
    accountSettings.set({ ...accountSettings.get(), security: { ...security, isTwoStepOn: true } })
    const { user } = await open('security')
    const card = await region('Two-step sign-in')
    await user.click(card.getByRole('button', { name: 'Turn off' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-step sign-in' }, patience))
    const proof = dialog.getByLabelText(/Current code or password/, { selector: 'input' })
    await user.type(proof, '000000')
    await user.click(dialog.getByRole('button', { name: 'Turn off' }))
    await dialog.findAllByText(/neither your current code nor your password/, {}, patience)
    expect(accountSettings.get().security.isTwoStepOn).toBe(true)
    await user.clear(proof)
    await user.type(proof, 'admin')
    await user.click(dialog.getByRole('button', { name: 'Turn off' }))
    expect(await card.findByRole('button', { name: 'Turn on' }, patience)).toBeTruthy()
    expect(accountSettings.get().security.isTwoStepOn).toBe(false)
  },
  LONG,
)

test(
  'a new key can be read until it is dismissed, then its last four characters',
  async () => {
    const { user } = await open('security')
    const card = await region('API keys')
    await user.click(card.getByRole('button', { name: 'New key' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New key' }, patience))
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Returns desk')
    await user.click(dialog.getByRole('button', { name: 'Create key' }))
    await dialog.findAllByText('Choose at least one thing.', {}, patience)
    await user.click(dialog.getByRole('checkbox', { name: 'Orders: write' }))
    await user.click(dialog.getByRole('button', { name: 'Create key' }))
    const key = (await card.findByText(/^d1522_[\da-f]{32}$/, {}, patience)).textContent.trim()
    await user.click(await card.findByRole('button', { name: 'Close' }, patience))
    expect(card.queryByText(key)).toBeNull()
    expect(card.getByText(new RegExp(`••••${key.slice(-4)}`))).toBeTruthy()
    await user.click(card.getByRole('button', { name: 'Revoke Returns desk' }))
    await user.click(await screen.findByRole('button', { name: 'Revoke key' }, patience))
    await waitFor(() => expect(accountSettings.get().security.apiKeys).toHaveLength(3), patience)
  },
  LONG,
)

test(
  'a wrong current password is said at its field, and all other devices sign out at once',
  async () => {
    const { user } = await open('security')
    await user.type(await screen.findByLabelText(/Current password/, {}, patience), 'guess')
    await user.type(screen.getByLabelText(/^New password\b(?!, again)/), 'tin kettle 48')
    await user.type(screen.getByLabelText(/again/), 'tin kettle 48')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    await screen.findAllByText('This is not your current password.', {}, patience)
    await user.click(screen.getByRole('button', { name: 'Sign out all others' }))
    const dialog = within(await screen.findByRole('alertdialog', {}, patience))
    await user.click(dialog.getByRole('button', { name: 'Sign out' }))
    await screen.findByText('Signed out of 4 devices', {}, patience)
    expect(accountSettings.get().security.devices.map(({ isCurrent }) => isCurrent)).toEqual([true])
  },
  LONG,
)

test(
  'a plan is cancelled with a question, and goes on again with its period',
  async () => {
    const { user } = await open('billing-plans')
    const panel = await region('Current plan')
    const { startedOn } = accountSettings.get().billing
    await user.click(panel.getByRole('button', { name: 'Cancel plan' }))
    const dialog = within(await screen.findByRole('alertdialog', {}, patience))
    await user.click(dialog.getByRole('button', { name: 'Cancel plan' }))
    await panel.findByText('Cancelled', {}, patience)
    await waitFor(() => expect(accountSettings.get().billing.isCancelled).toBe(true), patience)
    await user.click(panel.getByRole('button', { name: 'Keep my plan' }))
    await panel.findByText('Active', {}, patience)
    await waitFor(() => expect(accountSettings.get().billing.isCancelled).toBe(false), patience)
    expect(accountSettings.get().billing.startedOn).toBe(startedOn)
  },
  LONG,
)

test(
  'another plan starts at once, and who cancelled has it go on',
  async () => {
    const all = accountSettings.get()
    accountSettings.set({ ...all, billing: { ...all.billing, isCancelled: true } })
    const { user } = await open('billing-plans')
    const panel = await region('Current plan')
    await user.click(panel.getByRole('button', { name: 'Change plan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a plan' }, patience))
    await user.click(dialog.getByRole('radio', { name: 'Enterprise' }))
    await user.click(dialog.getByRole('button', { name: 'Change to Enterprise' }))
    await panel.findByText('Enterprise plan', {}, patience)
    expect(accountSettings.get().billing).toMatchObject({
      plan: 'enterprise',
      isCancelled: false,
      price: 129,
    })
  },
  LONG,
)

test(
  'what is told is saved as a whole, and a failure keeps what was chosen',
  async () => {
    server.use(
      http.put('*/api/pages/account-settings/notification', () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
    )
    const { user } = await open('notification')
    const box = await screen.findByRole<HTMLInputElement>(
      'checkbox',
      { name: 'Sign-in with a new browser: App' },
      patience,
    )
    await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/Something went wrong on the server/, {}, patience)
    expect(box.checked).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The notifications were saved', {}, patience)
    expect(accountSettings.get().notification.channels.newBrowser.app).toBe(true)
  },
  LONG,
)

test(
  'an account elsewhere is linked with a name, and switched at once',
  async () => {
    const { user } = await open('connection')
    await user.click(await screen.findByRole('switch', { name: 'Connect Almanac' }, patience))
    await waitFor(
      () => expect(accountSettings.get().connection.accounts[0]!.isConnected).toBe(false),
      patience,
    )
    await user.click(screen.getByRole('button', { name: 'Link Placard' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Link Placard' }, patience))
    await user.type(dialog.getByRole('textbox'), '@ines')
    await user.click(dialog.getByRole('button', { name: 'Link' }))
    await screen.findByRole('button', { name: 'Unlink Placard' }, patience)
    expect(accountSettings.get().connection.socials[1]!.handle).toBe('@ines')
  },
  LONG,
)
