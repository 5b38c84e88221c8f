import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { overflowing } from '../../conformance/overflow.ts'
import { unreadable } from '../../support/unreadable.ts'
import { visit } from '../support/visit.ts'

const screens = [
  { what: 'a list', path: '/apps/user/list', ready: 'tbody tr a' },
  { what: 'a page of one', path: '/apps/user/view/1', ready: 'main dl' },
  { what: 'a form', path: '/apps/ecommerce/product/add', ready: 'main form' },
  { what: 'a form in columns', path: '/apps/invoice/add', ready: 'main form [role=group]' },
  { what: 'a dialog', path: '/apps/user/view/1?dialog=edit', ready: '[role=dialog] input' },
]

/** Asks again until what is measured has settled. */
async function expectReadable(page: Page, size: string) {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const problems = async () => [...(await page.evaluate(overflowing)), ...(await page.evaluate(unreadable))]
    await expect.poll(problems, { message: `${size}, ${width} px`, timeout: 4000 }).toEqual([])
  }
}

/** The size that a person has set in their browser, which conditions on the window's width follow too. */
async function setBrowserText(page: Page, percent: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: (percent / 100) * 16 } })
}

test.each(screens.flatMap((screen) => ['en', 'ar'].map((language) => ({ ...screen, language }))))(
  '$what in $language has room for large text',
  async ({ path, ready, language }) => {
    const page = await visit(path, { as: 'admin', preferences: { language, 'text-size': 150 } })
    await page.locator(ready).first().waitFor()
    await expectReadable(page, '150 %')
    await page.evaluate(() => (document.documentElement.style.fontSize = ''))
    await setBrowserText(page, 200)
    await expectReadable(page, '200 %')
  },
)

test('the navigation over the page has room for large text on a phone', async () => {
  const page = await visit('/apps/ecommerce/product/add', {
    as: 'admin',
    context: { viewport: { width: 390, height: 900 } },
  })
  await setBrowserText(page, 200)
  await page.getByRole('button', { name: 'Open navigation' }).click()
  const entry = page.getByRole('dialog').getByRole('link', { name: 'Add product' })
  await entry.waitFor()
  await expect.poll(() => page.evaluate(unreadable)).toEqual([])
  const endOf = (element: Element) => element.getBoundingClientRect().right
  const end = await page.getByRole('dialog').evaluate(endOf)
  expect(await entry.evaluate(endOf)).toBeLessThan(end)
})
