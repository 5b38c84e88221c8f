import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { card, open, search, shop } from '../support/shop-dashboard.ts'
import { seenFrames, watchFrames } from '../support/frames.ts'
import { expectAddress, visit } from '../support/visit.ts'

/** The titles of the cards, in the order in which they are read. */
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()

test('a part of the orders leads to as many orders, and back to the same days', async () => {
  const page = await open('?period=90')
  const payments = card(page, 'Orders by payment')
  await payments.getByRole('link', { name: 'Paid', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
  const { payment, date } = search(page)
  expect(payment).toBe('paid')
  expect(date).toMatch(/^\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/)
  await page.locator('tbody tr a').first().waitFor()
  await page.goBack()
  await expectAddress(page, `${shop}?period=90`)
  await payments.getByRole('link', { name: 'Paid', exact: true }).waitFor()
})

/** Opens what arranges the cards, with the focus in it and the rows that can be moved. */
async function arrange(page: Page) {
  await page.getByRole('button', { name: 'Arrange the cards' }).click()
  const drawer = page.getByRole('dialog', { name: 'Arrange the cards' })
  await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await drawer.getByRole('row').first().waitFor()
  return drawer
}

test('cards are put in order by keys, which a reload keeps and an undo takes back', async () => {
  const page = await open()
  const usual = await titles(page)
  const drawer = await arrange(page)
  await drawer.getByRole('row').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Insert between Top seller and Statistics' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('The order was changed').waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  const moved = [usual[1], usual[0], ...usual.slice(2)]
  expect(await titles(page)).toEqual(moved)
  await page.reload()
  await card(page, 'Statistics').getByText('Sales', { exact: true }).waitFor()
  expect((await titles(page))[0]).toBe('Statistics')

  await arrange(page)
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
