import { expect, test } from 'vitest'
import { openerOf, rowLinks } from '../support/lists.ts'

const openList = openerOf('/apps/ecommerce/order/list')

test('orders that wait are sent together, and that is taken back by key', async () => {
  const page = await openList('?status=Ready+to+Pickup&payment=paid')
  const number = (await rowLinks(page).first().textContent())!
  await page.getByRole('checkbox', { name: new RegExp(number.replace('#', '')) }).click()
  await page
    .getByRole('region')
    .or(page.getByRole('toolbar'))
    .getByRole('button', { name: 'Send', exact: true })
    .last()
    .click()
  await page.getByText(/on (its|their) way/).waitFor()
  await expect.poll(() => page.getByRole('link', { name: number }).count()).toBe(0)
  await page.keyboard.press('Control+z')
  await page.getByRole('link', { name: number }).waitFor()
})
