import { expect, test } from 'vitest'
import { start, waitForWatch } from '../support/connection.ts'
import { expectAddress } from '../support/visit.ts'

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
