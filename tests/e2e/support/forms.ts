import type { Page } from 'playwright-core'

export const field = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name, exact: typeof name === 'string' })

/** Fills a line of an invoice. */
export async function fillLine(
  page: Page,
  at: number,
  [item, cost, hours]: readonly [string, string, string],
) {
  const line = page.getByRole('list', { name: 'Lines' }).getByRole('listitem').nth(at)
  await line.getByRole('combobox', { name: /Item/ }).fill(item)
  await page.keyboard.press('Tab')
  await line.getByRole('textbox', { name: /Cost/ }).fill(cost)
  await line.getByRole('textbox', { name: /Quantity/ }).fill(hours)
  await page.keyboard.press('Tab')
}
