import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderProduct, shownAddress } from '../../../../tests/support/product.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { Register } from './Register.tsx'
import { ResetPassword } from './ResetPassword.tsx'
import { SignInVariant } from './SignInVariant.tsx'
import { VerifyEmail } from './VerifyEmail.tsx'

const at = (screenName: string) => ({
  address: `/pages/authentication/${screenName}`,
  groups: ['auth', 'authForms'] as const,
})
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const GOOD = 'correct horse battery staple'

test.each([
  ['login-v1', '-v1'],
  ['login-v2', '-v2'],
])('the ways on from %s keep its look and where one was going', async (name, end) => {
  await renderProduct(<SignInVariant />, at(`${name}?to=%2Fapps%2Fuser%2Flist%3Fq%3Da`))
  const query = '?to=%2Fapps%2Fuser%2Flist%3Fq%3Da'
  expect(hrefOf('Create an account')).toBe(`/pages/authentication/register${end}${query}`)
  expect(hrefOf('Forgot?')).toBe(`/pages/authentication/forgot-password${end}${query}`)
})

test('the short addresses lead to each other, and no address of another site is kept', async () => {
  await renderProduct(<SignInVariant />, { ...at(''), address: '/login?to=//evil.example' })
  expect(hrefOf('Create an account')).toBe('/register')
  expect(hrefOf('Forgot?')).toBe('/forgot-password')
})

test('an account elsewhere is not asked, and that is said', async () => {
  const { user } = await renderProduct(<SignInVariant />, at('login-v1'))
  await user.click(await screen.findByRole('button', { name: 'Google' }))
  expect(screen.getByRole('status').textContent).toContain('Google was not asked')
})

const fillRegister = async (user: Awaited<ReturnType<typeof renderProduct>>['user'], email: string) => {
  await user.type(screen.getByLabelText(/^Username/), 'maya')
  await user.type(screen.getByLabelText(/^Email/), email)
  await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), GOOD)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Create an account' }))
}

test('registering says all that is missing, and leads to each', async () => {
  const { user } = await renderProduct(<Register />, at('register-v1'))
  await user.click(screen.getByRole('button', { name: 'Create an account' }))
  const summary = await screen.findByRole('group', { name: 'Fix 4 fields' })
  expect(document.activeElement).toBe(summary)
  expect(within(summary).getByRole('link', { name: /Agree to the terms/ })).toBeTruthy()
})

test('registering tells browsers and password managers what each field is', async () => {
  await renderProduct(<Register />, at('register-v1'))
  const tokens = ['Username', 'Email', 'Password'].map(
    (label) =>
      screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input' }).autocomplete,
  )
  expect(tokens).toEqual(['username', 'email', 'new-password'])
})

test('registering leads to the confirmation of the address, in the same look', async () => {
  const { user } = await renderProduct(<Register />, at('register-v1?to=%2Fapps%2Fchat'))
  await fillRegister(user, 'maya@example.com')
  await waitFor(() => expect(shownAddress()).toBe('/pages/authentication/verify-email-v1?to=%2Fapps%2Fchat'))
})

test('an address with an account is refused, and nothing typed is lost', async () => {
  const { user } = await renderProduct(<Register />, at('register-v2'))
  await fillRegister(user, 'Admin@demo.com')
  await screen.findByRole('group', { name: 'Fix 1 field' })
  expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>(/^Password/, { selector: 'input' }).value).toBe(GOOD)
  expect(shownAddress()).toBe('/pages/authentication/register-v2')
})

test('confirming names the address, and who skips goes on to sign in', async () => {
  await renderProduct(<VerifyEmail />, { ...at('verify-email-v2'), state: { email: 'maya@example.com' } })
  expect(screen.getByText(/We sent a link to maya@example.com/)).toBeTruthy()
  expect(hrefOf('Skip for now')).toBe('/pages/authentication/login-v2')
})

test('who is signed in skips to where they were going', async () => {
  await renderProduct(<VerifyEmail />, { ...at('verify-email-v1?to=%2Fapps%2Fchat'), rules: [] })
  expect(screen.getByText(/We sent a link to your address/)).toBeTruthy()
  expect(hrefOf('Skip for now')).toBe('/apps/chat')
})

test('a forgotten password: what is wrong, then the word that a link is on its way', async () => {
  const { user } = await renderProduct(<ForgotPassword />, at('forgot-password-v1'))
  const email = screen.getByRole('textbox')
  await user.type(email, 'maya@{Enter}')
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
  await user.type(email, 'example.com{Enter}')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Check your inbox' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText(/If maya@example.com belongs to an account/)).toBeTruthy()
  expect(hrefOf('Open the link')).toBe('/pages/authentication/reset-password-v1')
})

test.each([
  ['short', GOOD, /at least 12 characters/],
  ['Password1234', 'Password1234', /easy to guess/],
  [GOOD, 'something else', /two passwords differ/],
])('the new password %j, repeated as %j, is refused', async (password, repeated, said) => {
  const { user } = await renderProduct(<ResetPassword />, at('reset-password-v2'))
  await user.type(screen.getByLabelText(/^New password/), password)
  await user.type(screen.getByLabelText(/^Repeat/), `${repeated}{Enter}`)
  const summary = await screen.findByRole('group', { name: /^Fix \d/ })
  expect(within(summary).getByText(said)).toBeTruthy()
})

test('a good new password leads on to sign in', async () => {
  const { user } = await renderProduct(<ResetPassword />, at('reset-password-v1'))
  await user.type(screen.getByLabelText(/^New password/), GOOD)
  await user.type(screen.getByLabelText(/^Repeat/), `${GOOD}{Enter}`)
  await screen.findByRole('heading', { level: 1, name: 'Your password was changed' })
  expect(hrefOf('Continue')).toBe('/pages/authentication/login-v1')
})
