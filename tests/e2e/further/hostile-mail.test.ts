import { expect, test } from 'vitest'
import { visit } from '../support/visit.ts'

test.each(['en', 'ar'])('a hostile mail runs nothing, in %s', async (language) => {
  const page = await visit('/apps/email/filter/spam', { as: 'admin', preferences: { language } })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page
    .getByRole('row')
    .filter({ hasText: /parcel/i })
    .getByRole('link')
    .click()
  const frame = page.frameLocator('iframe')
  await frame.locator('body p').first().waitFor()
  expect(await frame.locator('script, form, iframe, [onerror], [onclick]').count()).toBe(0)
  const origin = new URL(page.url()).origin
  expect(asked.filter((url) => !url.startsWith(origin) && !/^(?:data|blob|about):/.test(url))).toEqual([])
})
