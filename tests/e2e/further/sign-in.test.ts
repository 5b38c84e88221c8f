import { expect, test } from 'vitest'
import { addressOf, expectAddress, visit } from '../support/visit.ts'

const signIn = 'Sign in'

test('is remembered for a month when asked to, and for this browser session when not', async () => {
  for (const [isRemembered, expires] of [
    [true, true],
    [false, false],
  ]) {
    const page = await visit('/login')
    await page.getByRole('button', { name: 'admin@demo.com' }).click()
    await page.getByRole('checkbox', { name: 'Remember me' }).setChecked(isRemembered!, { force: true })
    await page.getByRole('button', { name: signIn, exact: true }).click()
    await expectAddress(page, '/data1522')
    const token = (await page.context().cookies()).find(({ name }) => name === 'accessToken')
    expect((token?.expires ?? -1) > 0).toBe(expires)
  }
})

test('without service workers the page answers itself', async () => {
  const page = await visit('/login', { context: { serviceWorkers: 'block' } })
  await page.getByRole('button', { name: 'admin@demo.com' }).click()
  await page.getByRole('button', { name: signIn, exact: true }).click()
  await expectAddress(page, '/data1522')
  await page.goto(new URL('/apps/user/list', page.url()).href)
  await page.getByRole('row').nth(5).waitFor()
  expect(addressOf(page)).toBe('/apps/user/list')
})
