import { describe, expect, test } from 'vitest'
import { field } from '../support/forms.ts'
import { names } from '../support/lists.ts'
import { expectAddress, visit } from '../support/visit.ts'

const add = '/apps/ecommerce/product/add'

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
})
