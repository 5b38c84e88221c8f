import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, expect, test, vi } from 'vitest'
import { settingsOf } from '../../../../mocks/areas/account-settings/collection.ts'
import { passkeys } from '../../../../mocks/areas/passkeys/collection.ts'
import { codeAt } from '../../../../mocks/areas/account-settings/totp.ts'
import { now } from '../../../../mocks/seed/clock.ts'
import { server } from '../../../../mocks/transports/node.ts'
import { LONG, openSettings, patience, region } from '../../../../tests/support/account-settings.tsx'
import { withMock } from '../../../../tests/support/screen.tsx'
import { sessionAtom } from '../../core/auth/session.ts'
import { store } from '../../core/store.ts'

withMock()
const accountSettings = settingsOf()

// What comes when it is wanted is there before, so that no test waits for code.
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await Promise.all([
    import('./security/SecurityTab.tsx'),
    import('./security/NewKeyDialog.tsx'),
    import('./security/TurnOffDialog.tsx'),
    import('../../entities/account/TwoStepDialog.tsx'),
    import('../../../../design-system/src/components/Dialog/DialogPanel.tsx'),
    import('../../../../design-system/src/components/ConfirmDialog/ConfirmPanel.tsx'),
  ])
}, 60_000)

test(
  'the second step comes with the code of the app and shows backup codes once',
  async () => {
    const { user } = await openSettings('security')
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
    const { user } = await openSettings('security')
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
    const { user } = await openSettings('security')
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
  'that the second step is off is said to nobody who came meanwhile',
  async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { security } = accountSettings.get()
    accountSettings.set({ ...accountSettings.get(), security: { ...security, isTwoStepOn: true } })
    let isAsked = false
    server.use(
      http.post('*/two-step/end', async () => {
        isAsked = true
        await promise
        return HttpResponse.json(security)
      }),
    )
    const { user, settled } = await openSettings('security')
    const card = await region('Two-step sign-in')
    await user.click(card.getByRole('button', { name: 'Turn off' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-step sign-in' }, patience))
    await user.type(dialog.getByLabelText(/Current code or password/, { selector: 'input' }), 'admin')
    await user.click(dialog.getByRole('button', { name: 'Turn off' }))
    await waitFor(() => expect(isAsked).toBe(true), patience)
    const first = store.get(sessionAtom)!
    act(() => store.set(sessionAtom, { ...first, userData: { ...first.userData, id: 2 } }))
    resolve()
    await settled()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
    expect(screen.queryByText('Two-step sign-in is off')).toBeNull()
  },
  LONG,
)

test(
  'a new key can be read until it is dismissed, then its last four characters',
  async () => {
    const { user } = await openSettings('security')
    const card = await region('API keys')
    await user.click(card.getByRole('button', { name: 'New key' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New key' }, patience))
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Returns desk')
    await user.click(dialog.getByRole('button', { name: 'Create key' }))
    await dialog.findAllByText('Choose at least one permission.', {}, patience)
    await user.click(dialog.getByRole('checkbox', { name: 'Orders: write' }))
    await user.click(dialog.getByRole('button', { name: 'Create key' }))
    const key = (await card.findByText(/^d1522_[\da-f]{32}$/, {}, patience)).textContent.trim()
    await user.click(await card.findByRole('button', { name: 'Close' }, patience))
    expect(document.activeElement).not.toBe(document.body)
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
    const { user } = await openSettings('security')
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
  'devices that another tab signed out meanwhile do not stop the rest',
  async () => {
    const { user } = await openSettings('security')
    const others = await screen.findByRole('button', { name: 'Sign out all others' }, patience)
    const { security, ...rest } = accountSettings.get()
    accountSettings.set({ ...rest, security: { ...security, devices: security.devices.slice(0, -1) } })
    await user.click(others)
    const dialog = within(await screen.findByRole('alertdialog', {}, patience))
    await user.click(dialog.getByRole('button', { name: 'Sign out' }))
    await screen.findByText('Signed out of 4 devices', {}, patience)
    expect(accountSettings.get().security.devices).toHaveLength(1)
  },
  LONG,
)

test(
  'a passkey is made on the device, listed, and removed once that is confirmed',
  async () => {
    const bytes = (text: string) => new TextEncoder().encode(text).buffer
    const create = ({ publicKey }: { publicKey: { challenge: Uint8Array } }) => {
      const challenge = btoa(String.fromCharCode(...publicKey.challenge))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
      const clientDataJSON = bytes(JSON.stringify({ type: 'webauthn.create', challenge }))
      return Promise.resolve({
        id: 'a2V5',
        response: { clientDataJSON, getPublicKey: () => bytes('public') },
      })
    }
    vi.stubGlobal('PublicKeyCredential', class {})
    Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true })
    const { user } = await openSettings('security')
    const card = await region('Passkeys')
    await user.click(await card.findByRole('button', { name: 'Add passkey' }, patience))
    const remove = await card.findByRole('button', { name: /^Remove the passkey/ }, patience)
    expect(passkeys.get()).toMatchObject([{ id: 'a2V5' }])
    await user.click(remove)
    const question = within(await screen.findByRole('alertdialog', {}, patience))
    await user.click(question.getByRole('button', { name: 'Remove passkey' }))
    await card.findByText('No passkeys yet', {}, patience)
    await waitFor(() => expect(passkeys.get()).toEqual([]), patience)
  },
  LONG,
)
