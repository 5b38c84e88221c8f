import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { savedLanguages, settingsOf } from '../../../../mocks/areas/account-settings/collection.ts'
import { giveUp } from '../../../../mocks/areas/account-settings/given-up.ts'
import { renewBackupCodes, SECRET } from '../../../../mocks/areas/account-settings/second-step.ts'
import { codeAt } from '../../../../mocks/areas/account-settings/totp.ts'
import { accounts } from '../../../../mocks/seed/accounts.ts'
import { now, setNow } from '../../../../mocks/seed/clock.ts'
import { renderProduct, shownAddress } from '../../../../tests/support/product.tsx'
import { withMock } from '../../../../tests/support/screen.tsx'
import { intlStateAtom } from '../../core/i18n/intl.ts'
import { store } from '../../core/store.ts'
import { SignInVariant } from './SignInVariant.tsx'

withMock()

const admin = accounts[0]!

beforeEach(() => {
  const settings = settingsOf(admin)
  const { security } = settings.get()
  settings.set({ ...settings.get(), security: { ...security, isTwoStepOn: true, method: 'authenticator' } })
})

/** Signs in with e-mail and password, until the code is asked for. */
async function askedForCode() {
  const { user } = await renderProduct(<SignInVariant />, {
    address: '/login?to=/apps/user/list',
    groups: ['auth', 'authForms'],
  })
  await user.type(screen.getByLabelText(/^Email/), 'admin@demo.com')
  await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'admin{Enter}')
  await screen.findByRole('heading', { name: 'Enter your code' })
  return user
}

test('an account with a second step asks for its code, and a wrong one is said', async () => {
  const user = await askedForCode()
  const code = screen.getByRole('textbox', { name: /^Code/ })
  expect(document.activeElement).toBe(code)
  await user.type(code, '000000')
  await screen.findByText('This is not the code. Check the digits and try again.')
  expect(document.activeElement).toBe(code)
  await user.clear(code)
  await user.type(code, codeAt(SECRET, now().getTime()))
  await waitFor(() => expect(shownAddress()).toBe('/apps/user/list'))
})

test('a backup code opens it too, and is spent', async () => {
  const [code] = renewBackupCodes(admin)
  const user = await askedForCode()
  await user.click(screen.getByRole('button', { name: 'Use a backup code instead' }))
  await user.type(screen.getByRole('textbox', { name: /^Backup code/ }), `${code}{Enter}`)
  await waitFor(() => expect(shownAddress()).toBe('/apps/user/list'))
  expect(settingsOf(admin).get().security.backupCodesLeft).toBe(9)
})

test('the language and the time zone of the settings hold from signing in on', async () => {
  const settings = settingsOf(admin)
  const { account } = settings.get()
  settings.set({ ...settings.get(), account: { ...account, timeZone: 'Asia/Tokyo' } })
  savedLanguages.set({ [admin.id]: 'fr' })
  const user = await askedForCode()
  await user.type(screen.getByRole('textbox', { name: /^Code/ }), codeAt(SECRET, now().getTime()))
  await waitFor(() => expect(shownAddress()).toBe('/apps/user/list'))
  expect(store.get(intlStateAtom)?.intl).toMatchObject({ locale: 'fr-FR', timeZone: 'Asia/Tokyo' })
})

test('an account that is gone is said at the e-mail, once its code was right', async () => {
  setNow('2026-03-10T09:00:00Z')
  giveUp(admin)
  setNow('2026-03-25T12:00:00Z')
  const user = await askedForCode()
  await user.type(screen.getByRole('textbox', { name: /^Code/ }), codeAt(SECRET, now().getTime()))
  await screen.findByText('This account was deleted and cannot be restored.')
  expect(document.activeElement).toBe(screen.getByLabelText(/^Email/))
})

test('one can go back to e-mail and password, which are as they were', async () => {
  const user = await askedForCode()
  await user.click(screen.getByRole('button', { name: 'Back to sign in' }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('admin@demo.com')
})
