import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAddress, visit } from '../support/visit.ts'

const list = '/apps/ecommerce/product/list'
const add = '/apps/ecommerce/product/add'
const names = (page: Page) => page.locator('tbody tr a').allTextContents()

async function openList(query = '') {
  const page = await visit(list + query, { as: 'admin' })
  await page.locator('tbody tr a').first().waitFor()
  return page
}
const field = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name, exact: typeof name === 'string' })

describe('a product', () => {
  test('is added with variants, and found in the list with the sum of them', async () => {
    const page = await visit(add, { as: 'admin' })
    await field(page, /^Name/).fill('Linen apron')
    await field(page, /^SKU/).fill('HO-9001')
    await field(page, 'Base price').fill('48')
    await page.getByRole('button', { name: /^Category/ }).click()
    await page.getByRole('option', { name: 'Home Decor', exact: true }).click()
    await page.getByRole('button', { name: 'Add an option, such as size' }).click()
    await field(page, 'Option 1').fill('Size')
    await field(page, 'Values of option 1').fill('Small, Large,')
    await field(page, 'Quantity of Small').fill('5')
    await field(page, 'Quantity of Large').fill('7')
    await field(page, 'Price of Large').fill('52')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Linen apron' }).waitFor()
    await expectAddress(page, /add\?id=51$/)
    await page.getByRole('link', { name: 'Products', exact: true }).first().click()
    await page.getByRole('searchbox', { name: 'Search products' }).fill('linen apron')
    await expect.poll(() => names(page)).toEqual(['Linen apron'])
    const row = page.locator('tbody tr').first()
    expect(await row.textContent()).toMatch(/Home Decor.*HO-9001.*\$48\.00.*12.*Published/)
  })

  test('that was not saved is not left without a question', async () => {
    const page = await visit(`${add}?id=41`, { as: 'admin' })
    await field(page, /^Name/).fill('Another kettle')
    await page.getByRole('link', { name: 'Discard' }).click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expectAddress(page, `${add}?id=41`)
    expect(await field(page, /^Name/).inputValue()).toBe('Another kettle')
    await page.getByRole('link', { name: 'Discard' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard', exact: true }).click()
    await expectAddress(page, list)
  })
})

test('products that were deleted together come back by a key, also from another screen', async () => {
  const page = await openList()
  const before = await names(page)
  for (const name of before.slice(0, 3)) await page.getByRole('checkbox', { name: new RegExp(name!) }).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click()
  await page.getByText('3 products were deleted').waitFor()
  await expect.poll(() => names(page)).not.toContain(before[0])
  await page.getByRole('link', { name: 'Categories', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Categories' }).waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('3 products were deleted').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Products', exact: true }).first().click()
  await expect.poll(() => names(page)).toEqual(before)
})
