import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAddress, visit } from '../support/visit.ts'

/** What the browser and React say of code that did not come. */
const lostCode = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module|preload CSS/

/** A page that has no service worker, whose fetches could not be stopped from here. */
const start = (path: string, as?: 'admin') =>
  visit(path, { as, context: { serviceWorkers: 'block' }, mayComplain: lostCode })
const seeUsers = (page: Page) => page.getByRole('link', { name: 'See users' }).click()
/** Past the time after which the page watches over its connection, with all that it then fetches. */
const waitForWatch = async (page: Page) => {
  const begun: Request[] = []
  const ended = new Set<Request>()
  page.on('request', (request) => begun.push(request))
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => ended.add(request))
  // It asks for this once it watches.
  const watch = page.waitForResponse(/\/assets\/Crashed-[^/]+\.js$/)
  await page.clock.fastForward(10_000)
  await watch
  let before = 0
  const isStill = () => before === (before = begun.length) && begun.every((request) => ended.has(request))
  await expect.poll(isStill, { interval: 300 }).toBe(true)
}

test('a screen that a deployment took away offers a reload, which brings it', async () => {
  const page = await start('/data1522', 'admin')
  await page.route(/\/assets\/Referrals-[^/]+\.js$/, (route) => route.abort())
  await page.evaluate(() => {
    history.pushState(null, '', '/apps/ecommerce/referrals')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await page.getByRole('heading', { name: 'There is a new version' }).waitFor()
  expect(await page.getByRole('heading', { level: 1, name: 'Referrals' }).count()).toBe(1)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.locator('tbody tr').first().waitFor()
})

test('a screen without the frame is told to be of an older version too, and can be left', async () => {
  const page = await start('/data1522', 'admin')
  await page.route(/\/assets\/(ComingSoon|Crashed)-[^/]+\.js$/, (route) => route.abort())
  await page.evaluate(() => {
    history.pushState(null, '', '/pages/misc/coming-soon')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  // Not even the page that says so can be fetched: what is there already does.
  await page.getByRole('heading', { name: 'This screen stopped working' }).waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('timer').waitFor()
})

test('says when the connection goes; a screen out of reach opens by itself when it is back', async () => {
  const page = await start('/data1522', 'admin')
  await page.clock.install()
  await page.reload()
  await waitForWatch(page)
  await page.context().setOffline(true)
  await page.getByRole('status').filter({ hasText: 'You are offline.' }).waitFor()
  await seeUsers(page)
  await page.getByRole('heading', { level: 1, name: 'This screen is out of reach' }).waitFor()
  await expectAddress(page, '/apps/user/list')
  await page.context().setOffline(false)
  await page.locator('tbody tr a').first().waitFor()
})

test('says when the connection is back, for a moment', async () => {
  const page = await start('/data1522')
  await page.clock.install()
  await page.reload()
  await waitForWatch(page)
  await page.context().setOffline(true)
  const notice = page.getByRole('status').filter({ hasText: /You are/ })
  await notice.waitFor()
  await page.context().setOffline(false)
  await notice.filter({ hasText: 'You are online again.' }).waitFor()
  await page.clock.fastForward(6000)
  await notice.waitFor({ state: 'detached' })
})

test('the mock in the page answers without a connection too', async () => {
  const page = await start('/apps/user/list', 'admin')
  await page.locator('tbody tr a').first().waitFor()
  await page.waitForLoadState('networkidle')
  const first = await page.locator('tbody tr a').first().textContent()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expectAddress(page, /page=2/)
  await expect.poll(() => page.locator('tbody tr a').first().textContent()).not.toBe(first)
})

test('an error page can be copied from, tried again and left', async () => {
  const page = await visit('/pages/misc/internal-server-error', {
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  })
  await page.getByRole('button', { name: 'Copy' }).click()
  const id = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await page.locator('main').innerText())![0]
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`id    ${id}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectAddress(page, '/data1522')
})

test('an address that is none leads to those that may have been meant, of those one may open', async () => {
  const page = await visit('/apps/usr/list', { as: 'client' })
  await page.getByRole('link', { name: 'Users' }).click()
  await expectAddress(page, '/apps/user/list')
  const stranger = await visit('/apps/usr/list')
  await stranger.getByRole('heading', { level: 1 }).waitFor()
  expect(await stranger.locator('main').getByRole('link').allTextContents()).toEqual(['Go to the start'])
})
