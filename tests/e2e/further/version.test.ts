import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '../support/visit.ts'

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'There is a new version' })

/** A page with a clock of its own, past the time after which it watches; counts how often it asks for the version. */
async function watch({ newest }: { newest?: string } = {}) {
  const page = await visit('/data1522', { context: { serviceWorkers: 'block' } })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/version.json')) asked.push(request.url())
  })
  if (newest) await page.route('**/version.json', (route) => route.fulfill({ json: { version: newest } }))
  await page.clock.install()
  await page.reload()
  const part = page.waitForResponse(/\/assets\/Watch-[^/]+\.js$/)
  await page.clock.fastForward(10_000)
  await part
  // The places where it speaks of connection and version are there before their words.
  await page.locator('[role=status]').nth(1).waitFor({ state: 'attached' })
  return { page, asked }
}
const comeBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')))

test('the build says which version it is, beside the page and in it', async () => {
  const { page } = await watch()
  const answer = await page.request.get(new URL('/version.json', page.url()).href)
  expect(await answer.json()).toEqual({ version: await page.getAttribute('meta[name=version]', 'content') })
})

test('says that there is a newer version to whoever comes back after a while; it reloads when asked to', async () => {
  const { page, asked } = await watch({ newest: 'newer' })
  await comeBack(page)
  await page.clock.fastForward('04:00')
  await comeBack(page)
  expect(asked).toHaveLength(0)
  await page.clock.fastForward('01:10')
  await comeBack(page)
  await notice(page).waitFor()
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload' }).click()
  await loaded
})

test('says it once to a page that stays in view, and not again to whoever said later', async () => {
  const { page, asked } = await watch({ newest: 'newer' })
  await page.clock.runFor('31:00')
  await notice(page).waitFor()
  await page.getByRole('button', { name: 'Later' }).click()
  await notice(page).waitFor({ state: 'detached' })
  await page.clock.runFor('01:05:00')
  await comeBack(page)
  expect(asked).toHaveLength(1)
  expect(await notice(page).count()).toBe(0)
})

test('says nothing while the version is the same', async () => {
  const { page, asked } = await watch()
  await page.clock.fastForward('06:00')
  const answer = page.waitForResponse('**/version.json')
  await comeBack(page)
  await (await answer).finished()
  expect(asked).toHaveLength(1)
  expect(await notice(page).count()).toBe(0)
})
