import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAddress, visit } from './visit.ts'

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

/** A language, and what the landing page calls in it. */
interface Words {
  language: string
  skip: string
  demo: string
  menu: string
  page: string
}

/** Goes from the landing page to the demo, all by keyboard. */
export async function goToDemoByKeyboard({ language, ...words }: Words) {
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
  return page
}
