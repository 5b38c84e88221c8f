import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { stored } from '../../support/session-cookies.ts'
import { expectAddress, visit } from '../support/visit.ts'

const list = '/apps/user/list'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const account = (page: Page) => page.getByRole('button', { name: /^Your account/ })

/** A second tab of the same browser. */
async function tabOf(page: Page, path: string) {
  const other = await page.context().newPage()
  other.setDefaultTimeout(60_000)
  await other.goto(new URL(path, page.url()).href)
  return other
}

const signOut = async (page: Page) => {
  await account(page).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await heading(page, 'Welcome back').waitFor()
}

const signIn = async (page: Page) => {
  await page.getByRole('button', { name: 'admin@demo.com' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** As a server's answer in another tab would: other rules in the cookie, and the news of it. */
const changeRules = async (page: Page, rules: unknown) => {
  await page
    .context()
    .addCookies([{ ...stored('userAbilityRules', rules), url: new URL('/', page.url()).href }])
  await page.evaluate(() => new BroadcastChannel('DATA1522-tabs').postMessage('session'))
}

describe('another tab', () => {
  test('signs out with this one, keeps where it was, and comes back there', async () => {
    const page = await visit('/apps/chat', { as: 'admin' })
    const other = await tabOf(page, `${list}?role=editor`)
    await heading(other, 'Users').waitFor()
    await signOut(page)
    await expectAddress(other, '/data1522?role=editor&to=%2Fapps%2Fuser%2Flist')
    const register = other.getByRole('main').getByRole('link', { name: 'Create an account' })
    expect(await register.getAttribute('href')).toBe('/register?role=editor&to=%2Fapps%2Fuser%2Flist')
    await signIn(page)
    await expectAddress(page, '/data1522')
    await heading(other, 'Users').waitFor()
    await expectAddress(other, `${list}?role=editor`)
  })

  test('that waits at the sign-in screen goes on when one signs in here', async () => {
    const page = await visit('/login')
    const other = await tabOf(page, '/login?to=%2Fapps%2Fuser%2Flist%3Fq%3Da')
    await heading(other, 'Welcome back').waitFor()
    await signIn(page)
    await expectAddress(other, `${list}?q=a`)
    await heading(other, 'Users').waitFor()
  })

  test('has new rules at once: its navigation and its guard', async () => {
    const page = await visit('/access-control', { as: 'client' })
    await heading(page, 'Access control').waitFor()
    const other = await tabOf(page, list)
    await heading(other, 'Users').waitFor()
    await other.getByRole('button', { name: 'Access', exact: true }).click()
    const entries = () =>
      other.locator('nav[aria-label="Main navigation"] li a[href="/access-control"]').count()
    await expect.poll(entries).toBe(1)
    await changeRules(page, [])
    await expect.poll(entries).toBe(0)
    await changeRules(other, [])
    await heading(page, 'You don’t have access to this page').waitFor()
    await changeRules(page, [{ action: 'manage', subject: 'all' }])
    await expect.poll(entries).toBe(1)
    await other.locator('nav li a[href="/access-control"]').dispatchEvent('click')
    await other.getByText('4 of 4 cards').waitFor()
  })

  test('rules with conditions are read when they come', async () => {
    const page = await visit('/access-control', { as: 'client' })
    await page.getByText('2 of 4 cards').waitFor()
    const own = { action: 'read', subject: 'AclDemo', conditions: { ownerId: 2 } }
    await changeRules(page, [own, { action: 'read', subject: 'Analytics' }])
    const other = await tabOf(page, '/access-control')
    await other.getByText('3 of 4 cards').waitFor()
    await other.getByText('{"ownerId":2}').waitFor()
  })
})

describe('viewing as someone else', () => {
  const banner = (page: Page) => page.getByRole('region', { name: 'View as another role' })

  test('goes there and back by keyboard, survives a reload, and loses neither focus nor place', async () => {
    const page = await visit('/access-control', { as: 'admin' })
    await page.getByText('4 of 4 cards').waitFor()
    await account(page).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'View as…' }).waitFor()
    await page.keyboard.type('View')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'View the product as…' })
    await dialog.getByRole('button', { name: /^Restricted user/ }).waitFor()
    await dialog.getByRole('button', { name: /^Someone without rules/ }).focus()
    await page.keyboard.press('Enter')
    await heading(page, 'You don’t have access to this page').waitFor()
    await banner(page).getByText('Viewing as Someone without rules').waitFor()
    await page.reload()
    await heading(page, 'You don’t have access to this page').waitFor()
    await banner(page).getByRole('button', { name: 'Back to administrator' }).focus()
    await page.keyboard.press('Enter')
    await heading(page, 'Access control').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    expect(await banner(page).count()).toBe(0)
    await page.getByText('4 of 4 cards').waitFor()
  })

  test('says what it means, makes room for itself, and goes with the session', async () => {
    const page = await visit(list, { as: 'admin' })
    await heading(page, 'Users').waitFor()
    await account(page).click()
    await page.getByRole('menuitem', { name: 'View as…' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Client/ })
      .click()
    await banner(page).getByText('Viewing as Client').waitFor()
    await page.evaluate(() => scrollTo(0, 400))
    const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!
    const { y, height } = await boxOf('section[aria-label="View as another role"]')
    expect(y).toBe(0)
    expect((await boxOf('nav[aria-label="Main navigation"]')).y).toBeGreaterThanOrEqual(height)
    expect((await account(page).boundingBox())!.y).toBeGreaterThanOrEqual(height)
    await banner(page).getByRole('button', { name: 'What this means' }).click()
    await page.getByText(/still carry your own token/).waitFor()
    await page.keyboard.press('Escape')
    await signOut(page)
    expect(await banner(page).count()).toBe(0)
    await signIn(page)
    await expectAddress(page, '/data1522')
    await page.goto(new URL(list, page.url()).href)
    await heading(page, 'Users').waitFor()
    expect(await banner(page).count()).toBe(0)
  })

  test('is for admins alone', async () => {
    const page = await visit('/access-control', { as: 'client' })
    await page.evaluate(() =>
      sessionStorage.setItem(
        'DATA1522-view-as',
        JSON.stringify({ viewer: 2, role: 'admin', rules: [{ action: 'manage', subject: 'all' }] }),
      ),
    )
    await page.reload()
    await page.getByText('2 of 4 cards').waitFor()
    expect(await banner(page).count()).toBe(0)
    await account(page).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
    expect(await page.getByRole('menuitem', { name: 'View as…' }).count()).toBe(0)
  })
})

test('a token that the server knows no longer ends the session, and that is said', async () => {
  const page = await visit(`${list}?role=author`, { as: 'admin' })
  const firstUser = page.locator('tbody tr a').first()
  await firstUser.waitFor()
  const name = (await firstUser.textContent())!
  await page
    .context()
    .addCookies([{ ...stored('accessToken', 'forgotten'), url: new URL('/', page.url()).href }])
  await page.reload()
  await firstUser.waitFor()
  await page.getByRole('button', { name: `More actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Change role' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Role/ }).click()
  await page.getByRole('option', { name: 'Editor' }).click()
  await dialog.getByRole('button', { name: 'Change role' }).click()
  await expectAddress(page, '/data1522?role=author&to=%2Fapps%2Fuser%2Flist')
  await page.getByText('Your session has ended. Sign in again to return to where you were.').waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  expect(await page.getByText('Your session has ended').count()).toBe(0)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page)
  await expectAddress(page, `${list}?role=author`)
})
