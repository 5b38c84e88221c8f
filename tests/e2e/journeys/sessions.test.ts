import { expect, test } from 'vitest'
import { sessionOf } from '../../support/session-cookies.ts'
import { at } from '../support/account-settings.ts'
import { signInAt } from '../support/sign-in.ts'
import { expectAddress } from '../support/visit.ts'

test('a browser that was signed out elsewhere is asked to sign in again', async () => {
  const list = '/apps/user/list'
  const page = await signInAt(`/login?to=${list}`)
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
  const origin = new URL('/', page.url()).href
  const context = page.context()
  // The mock lives in the pages of one browser, so that the other is the same with the cookies of another session.
  const mine = (await context.cookies()).filter(({ name }) => name === 'accessToken')
  await context.addCookies(sessionOf('admin').map((cookie) => ({ ...cookie, url: origin })))
  await page.goto(new URL(at('security'), origin).href)
  const devices = page.getByRole('table', { name: 'Devices' })
  await devices.getByRole('row').nth(1).getByText('Chrome, Linux').waitFor()
  await page.getByRole('button', { name: 'Sign out of Chrome, Linux' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByText('Signed out of Chrome, Linux').waitFor()

  await context.addCookies(mine)
  await page.goto(new URL(list, origin).href)
  await page.getByText('Your session has ended. Sign in again to return to where you were.').waitFor()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('accessToken')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'admin@demo.com' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectAddress(page, list)
})
