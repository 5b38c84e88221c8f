import { expect, test } from 'vitest'
import { names, openerOf } from '../support/lists.ts'

const openList = openerOf('/apps/ecommerce/product/list')

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
