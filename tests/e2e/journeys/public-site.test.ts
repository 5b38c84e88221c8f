import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAddress, visit } from '../support/visit.ts'

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id)

/** Goes on by Tab until something of a name has the focus. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if ((await focused(page))?.trim() === name) return
  }
  throw new Error(`Tab does not lead to “${name}”.`)
}

test.each([
  { language: 'en', skip: 'Skip to content', demo: 'Open the demo', menu: 'Pages', page: 'About us' },
  {
    language: 'ar',
    skip: 'الانتقال إلى المحتوى',
    demo: 'افتح العرض التجريبي',
    menu: 'الصفحات',
    page: 'من نحن',
  },
])('by keyboard from the landing page to the demo, in $language', async ({ language, ...words }) => {
  const page = await visit('/data1522', { preferences: { language } })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await tabTo(page, words.skip)
  await tabTo(page, words.menu)
  await page.keyboard.press('Enter')
  await tabTo(page, words.page)
  await page.keyboard.press('Escape')
  expect(await focused(page)).toContain(words.menu)
  await tabTo(page, words.demo)
  await page.keyboard.press('Enter')
  await expectAddress(page, '/apps/ecommerce/order/list')
  await page.locator('tbody tr a').first().waitFor()
  await page.goBack()
  await expectAddress(page, '/data1522')
})

test('the header leads to a section, and marks it', async () => {
  const page = await visit('/data1522')
  const link = page.getByRole('banner').getByRole('link', { name: 'FAQ' })
  await link.click()
  await expectAddress(page, '/data1522#faq')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('faq')
  await expect.poll(() => link.getAttribute('aria-current')).toBe('location')
})

test('a message that fails once is kept, and arrives by another press', async () => {
  const page = await visit('/data1522?api=failing:front')
  await page.mouse.move(200, 200)
  const message = page.getByRole('textbox', { name: 'Message' })
  await page.getByRole('textbox', { name: 'Name' }).fill('Iris')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('iris@heron.example')
  await message.fill('How many vans can the Team plan follow?')
  const send = page.getByRole('button', { name: 'Send message' })
  await send.click()
  await page.getByText('Something went wrong on the server.').waitFor()
  expect(await message.inputValue()).toBe('How many vans can the Team plan follow?')
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('vans')
  await page.goto(new URL('/data1522?api=', page.url()).href)
  await page.mouse.move(210, 210)
  await page.getByRole('button', { name: 'Restore' }).click()
  expect(await message.inputValue()).toBe('How many vans can the Team plan follow?')
  await send.click()
  await page.getByRole('heading', { name: 'Thank you, Iris' }).waitFor()
})
