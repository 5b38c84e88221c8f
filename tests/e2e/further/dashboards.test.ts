import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { card, open, shop } from '../support/shop-dashboard.ts'
import { seenFrames, watchFrames } from '../support/frames.ts'
import { enter } from '../support/tab-to.ts'
import { visit } from '../support/visit.ts'

/** The titles of the cards, in the order in which they are read. */
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()

const failures = [
  {
    language: 'en',
    statistics: 'Statistics',
    invoices: 'Invoices',
    failed: 'This could not be loaded',
    retry: 'Try again',
  },
  {
    language: 'ar',
    statistics: 'الإحصاءات',
    invoices: 'الفواتير',
    failed: 'تعذّر التحميل',
    retry: 'إعادة المحاولة',
  },
]

test.each(failures)('by keyboard in $language: one card that fails, and its other try', async (words) => {
  const page = await visit(`${shop}?api=failing:invoice`, {
    as: 'admin',
    preferences: { language: words.language },
  })
  const invoices = card(page, words.invoices)
  await invoices.getByText(words.failed).waitFor()
  await card(page, words.statistics).getByRole('listitem').first().waitFor()
  await enter(page, invoices.getByRole('button', { name: words.retry }))
  await invoices.getByText(words.failed).waitFor()
  await page.goto(new URL(`${shop}?api=`, page.url()).href)
  await invoices.getByRole('link').first().waitFor()
})

/** Opens what arranges the cards, with the focus in it and the rows that can be moved. */
async function arrange(page: Page) {
  await page.getByRole('button', { name: 'Arrange the cards' }).click()
  const drawer = page.getByRole('dialog', { name: 'Arrange the cards' })
  await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await drawer.getByRole('row').first().waitFor()
  return drawer
}

test('a card is hidden, which an undo takes back', async () => {
  const page = await open()
  const drawer = await arrange(page)
  await drawer.getByRole('switch', { name: 'Show Transactions' }).click()
  await page.getByText('“Transactions” is hidden').waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  expect(await titles(page)).not.toContain('Transactions')
  await page.keyboard.press('Control+z')
  await card(page, 'Transactions').waitFor()
})

test.each(['analytics', 'ecommerce', 'crm', 'academy', 'logistics'])(
  'nothing jumps while the cards of the dashboard %s come',
  async (name) => {
    const start = await visit('/data1522', { as: 'admin' })
    const page = await start.context().newPage()
    await watchFrames(page)
    await page.goto(new URL(`/dashboards/${name}`, start.url()).href)
    await page.locator('main section[aria-busy="false"]').first().waitFor()
    await expect.poll(() => page.locator('main section[aria-busy="true"]').count()).toBe(0)
    await page.waitForLoadState('networkidle')
    expect((await seenFrames(page)).shift).toBeLessThan(0.02)
  },
)
