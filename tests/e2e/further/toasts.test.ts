import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '../support/visit.ts'

/** Whether the toasts that are shown lie over an element. */
const isCovered = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const box = (element: Element) => element.getBoundingClientRect()
    const toasts = [...document.querySelectorAll('[data-toast]')].map(box)
    return [...document.querySelectorAll(wanted)]
      .map(box)
      .some((bar) =>
        toasts.some(
          (toast) =>
            toast.top < bar.bottom &&
            bar.top < toast.bottom &&
            toast.left < bar.right &&
            bar.left < toast.right,
        ),
      )
  }, selector)

async function withToast(path: string, width: number) {
  const page = await visit(path, { as: 'admin', context: { viewport: { width, height: 800 } } })
  await page.locator('tbody tr a').first().waitFor()
  await page
    .getByRole('button', { name: /^More actions for/ })
    .nth(1)
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.locator('[data-toast]').waitFor()
  return page
}

test.each([1440, 390])(
  'at %i px a toast covers neither the pages of a list nor the buttons of a drawer',
  async (width) => {
    const page = await withToast('/apps/user/list', width)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const pages = 'nav[aria-label^="Pages"], [data-keep-clear]'
    await expect.poll(() => isCovered(page, pages)).toBe(false)
    expect(await page.locator('[data-toast]').isVisible()).toBe(true)
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('button', { name: 'Add user' }).click()
    await page.getByRole('dialog').waitFor()
    await expect.poll(() => isCovered(page, '[role=dialog] footer')).toBe(false)
    expect(await page.locator('[data-toast]').isVisible()).toBe(true)
  },
)

test.each([1440, 390])('at %i px a toast does not cover the bar that saves a product', async (width) => {
  const page = await visit('/apps/ecommerce/product/add?id=41', {
    as: 'admin',
    context: { viewport: { width, height: 800 } },
  })
  await page.getByRole('textbox', { name: /^Name/ }).fill('Another kettle')
  await page.getByRole('button', { name: 'Discard changes' }).waitFor()
  await page
    .getByRole('button', { name: /^Remove:/ })
    .first()
    .click()
  await page.locator('[data-toast]').waitFor()
  await expect.poll(() => isCovered(page, '[data-keep-clear]')).toBe(false)
})
