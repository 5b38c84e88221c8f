import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '../support/visit.ts'

const products = '/apps/ecommerce/product/list'
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

async function openList(path: string) {
  const page = await visit(path, { as: 'admin', context: { viewport: { width: 1280, height: 640 } } })
  await page.locator('tbody tr a').first().waitFor()
  return page
}
const menuOf = (page: Page, row: number) =>
  page.locator('tbody tr').nth(row).locator('[aria-haspopup=menu]').last()

/** A press where the mouse is taken to: `click` scrolls about where something is still on its way to its place. */
async function pressByMouse(page: Page, target: Locator) {
  const isUnderMouse = async () => {
    const { x, y, width, height } = (await target.boundingBox())!
    await page.mouse.move(x + width / 2, y + height / 2)
    return target.evaluate((element) => element.matches(':hover'))
  }
  await expect.poll(isUnderMouse).toBe(true)
  await page.mouse.down()
  await page.mouse.up()
}

test.each(['/apps/user/list', products, '/apps/invoice/list'])(
  '%s: a row that is deleted by mouse leaves the page where it is, and the focus to the next',
  async (path) => {
    const page = await openList(path)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const next = await menuOf(page, 8).getAttribute('aria-label')
    await menuOf(page, 7).scrollIntoViewIfNeeded()
    const before = await scrollY(page)
    await pressByMouse(page, menuOf(page, 7))
    await pressByMouse(page, page.getByRole('menuitem', { name: 'Delete' }))
    await expect.poll(() => focused(page)).toBe(next)
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await expect.poll(() => page.locator('tbody tr a').count()).toBeGreaterThanOrEqual(10)
    expect(await scrollY(page)).toBe(before)
    expect(await focused(page)).toBe(next)
  },
)

test('rows that are deleted together leave the page where it is, and the focus in the table', async () => {
  const page = await openList(products)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const names = await page.locator('tbody tr a').allTextContents()
  const boxes = page.locator('tbody tr td:first-child [type=checkbox]')
  for (const row of [6, 7, 8, 9]) await boxes.nth(row).check()
  const bar = page.getByRole('region', { name: 'Actions for the selection' })
  const remove = bar.getByRole('button', { name: 'Delete', exact: true })
  await remove.waitFor()
  const before = await scrollY(page)
  await remove.focus()
  await page.keyboard.press('Enter')
  await page.getByText('4 products were deleted').waitFor()
  await expect.poll(() => page.locator('tbody tr a').allTextContents()).not.toContain(names[9])
  await expect.poll(() => page.locator('tbody tr a').count()).toBe(10)
  expect(await scrollY(page)).toBe(before)
  expect(await page.evaluate(() => document.activeElement?.closest('table') !== null)).toBe(true)
})

test('a price is changed by keyboard alone, and Tab leaves the table at the first press', async () => {
  const page = await openList(products)
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).focus()
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'F2'])
    await page.keyboard.press(key)
  const field = page.getByRole('textbox', { name: /^Price of/ })
  await field.waitFor()
  const name = await field.getAttribute('aria-label')
  await page.keyboard.type('12')
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toMatch(/^\$[\d,.]+$/)
  await page.keyboard.press('Enter')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await page
    .getByText(/12\.00/)
    .first()
    .waitFor()
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => focused(page)).toBe('$12.00')
  expect(name).toContain('Price of')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('table') === null)).toBe(true)
})

test('a location that is removed leaves the focus to the next one, and the one that stays has it in the end', async () => {
  const page = await visit('/apps/ecommerce/settings?tab=locations', { as: 'admin' })
  const remove = page.getByRole('button', { name: /^Remove/ })
  await remove.nth(1).waitFor()
  await page.mouse.move(300, 300)
  await page.waitForLoadState('networkidle')
  for (let left = await remove.count(); left > 2; left--) {
    const next = await remove.nth(1).getAttribute('aria-label')
    await remove.first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe(next)
  }
})
