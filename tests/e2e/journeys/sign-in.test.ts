import { expect, test } from 'vitest'
import { signInAt } from '../support/sign-in.ts'
import { expectAddress, visit } from '../support/visit.ts'

const signIn = 'Sign in'

test('says what is missing, puts focus there, and keeps what was typed', async () => {
  const page = await visit('/login')
  await page.getByRole('button', { name: signIn, exact: true }).click()
  await page.getByText('Enter an email address').waitFor()
  await page.getByText('Enter your password.').waitFor()
  const email = page.getByLabel('Email', { exact: false }).first()
  expect(await email.evaluate((element) => element === document.activeElement)).toBe(true)
  await email.fill('admin@demo.com')
  await page.getByRole('button', { name: signIn, exact: true }).click()
  expect(await email.inputValue()).toBe('admin@demo.com')
})

test('a wrong password is said at the e-mail, and a right one signs in', async () => {
  const page = await visit('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@demo.com')
  await page.locator('input[name=password]').fill('wrong')
  await page.keyboard.press('Enter')
  await page.getByText('The email or password is incorrect').waitFor()
  await page.locator('input[name=password]').fill('admin')
  await page.keyboard.press('Enter')
  await expectAddress(page, '/data1522')
  await page.getByRole('main').getByRole('link', { name: 'Open dashboard' }).waitFor()
})

test('goes back to where the visitor was sent away from', async () => {
  const page = await visit('/apps/user/list?role=editor&page=2#filters')
  await page.getByRole('link', { name: signIn }).click()
  await page.getByRole('button', { name: 'client@demo.com' }).click()
  await page.getByRole('button', { name: signIn, exact: true }).click()
  await expectAddress(page, '/apps/user/list?role=editor&page=2#filters')
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
  const roles = page.locator('tbody tr').filter({ hasText: 'Editor' })
  await expect.poll(() => roles.count()).toBeGreaterThan(0)
  expect(await roles.count()).toBe(await page.locator('tbody tr').count())
})

test('never leaves the site by to=//evil.example', async () => {
  const page = await signInAt('/login?to=//evil.example')
  await expectAddress(page, '/data1522')
})

test('signing out ends the session and returns to the sign-in screen', async () => {
  const page = await visit('/apps/user/list', { as: 'admin' })
  await page.getByRole('button', { name: 'Your account, Ines Halvorsen' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expectAddress(page, '/login')
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).not.toContain('accessToken')
  await page.goto(new URL('/apps/user/list', page.url()).href)
  await expectAddress(page, /^\/data1522/)
})
