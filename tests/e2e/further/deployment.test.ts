import { expect, test } from 'vitest'
import { start } from '../support/connection.ts'

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
