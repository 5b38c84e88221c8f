import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '../support/visit.ts'

/** A screen as paper has it: what is seen of its parts, and its ground. */
async function print(path: string, ready: string, preferences: Record<string, unknown>) {
  const page = await visit(path, { as: 'admin', preferences })
  await page.locator(ready).first().waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1000 })
  return page
}
const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test.each([
  ['ltr', { theme: 'dark' }],
  ['rtl', { theme: 'dark', language: 'ar', skin: 'bordered', contrast: 'more' }],
  ['ltr', { theme: 'light', 'semi-dark': true, density: 'compact' }],
] as const)(
  'the list prints light and without its frame, its head on every page: %s, %j',
  async (direction, preferences) => {
    const page = await print('/apps/user/list', 'tbody tr a', preferences)
    expect(await page.getAttribute('html', 'dir')).toBe(direction)
    const chrome = page.locator('nav, header button, footer, input')
    expect(await chrome.filter({ visible: true }).count()).toBe(0)
    expect(await styleOf(page, ':root', 'color-scheme')).toBe('light')
    expect(await styleOf(page, 'body', 'background-color')).toBe('rgb(255, 255, 255)')
    expect(await styleOf(page, 'thead', 'display')).toBe('table-header-group')
    expect(await styleOf(page, 'tbody tr', 'break-inside')).toBe('avoid')
    expect(await styleOf(page, 'tbody tr', 'print-color-adjust')).toBe('exact')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
    expect(pages?.length).toBeLessThan(4)
  },
)

test('a screen of cards prints each of them whole', async () => {
  const page = await print('/apps/user/view/49', 'main [role=progressbar]', { theme: 'dark' })
  expect(
    await page
      .locator('main section')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).breakInside)),
  ).toEqual(['avoid', 'avoid'])
  expect(await page.locator('main button').filter({ visible: true }).count()).toBe(0)
})
