import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { start, waitForWatch } from '../support/connection.ts'
import { expectAddress, visit } from '../support/visit.ts'

const seeUsers = (page: Page) => page.getByRole('link', { name: 'See users' }).click()

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
