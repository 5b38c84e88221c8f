import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openerOf, rowLinks } from '../support/lists.ts'
import { expectAddress } from '../support/visit.ts'

const list = '/apps/ecommerce/order/list'
const openList = openerOf(list)
const amount = (text: string | null) => Number(text!.match(/\$([\d,]+\.\d\d)/)![1]!.replaceAll(',', ''))
const row = (page: Page, number: string) => page.locator('tbody tr', { hasText: number })

/** The figures at the side of the customer's own screen. */
async function figuresOf(page: Page) {
  const details = page.getByRole('main')
  await details.getByText('Spent', { exact: true }).first().waitFor()
  const text = (await details.textContent())!
  return { spent: amount(text.slice(text.indexOf('Active'))) }
}

test('an order is refunded in part and in full; order, list and customer say so', async () => {
  // The newest order that is paid and delivered.
  const page = await openList('?payment=paid&status=Delivered')
  const link = rowLinks(page).first()
  const number = (await link.textContent())!
  const total = amount(await row(page, number).textContent())
  await link.click()
  await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor()

  // What the customer has spent before.
  const customer = page.getByRole('region', { name: 'Customer' }).getByRole('link').first()
  const customerAddress = (await customer.getAttribute('href'))!
  await customer.click()
  await expectAddress(page, customerAddress)
  const before = await figuresOf(page)
  await page.goBack()

  // A part: one dollar, in two steps.
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('1')
  await dialog.getByRole('button', { name: /^Reason/ }).click()
  await page.getByRole('option', { name: 'Arrived damaged' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Refund $1.00' }).click()
  await page.getByText('$1.00 was refunded').waitFor()
  await page.getByRole('main').getByText('Partially refunded').first().waitFor()
  await expect
    .poll(async () =>
      amount(await page.getByRole('list', { name: 'Summary' }).getByText(/\$/).last().textContent()),
    )
    .toBeCloseTo(total - 1)

  // The rest.
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await dialog.getByRole('button', { name: 'Everything' }).click()
  await dialog.getByRole('button', { name: /^Reason/ }).click()
  await page.getByRole('option', { name: 'No longer wanted' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('the order will count as refunded').waitFor()
  await dialog.getByRole('button', { name: /^Refund \$/ }).click()
  await page.getByRole('button', { name: 'Refund', exact: true }).waitFor({ state: 'detached' })
  await page.getByRole('main').getByText('Refunded', { exact: true }).first().waitFor()

  // The customer.
  await page.getByRole('region', { name: 'Customer' }).getByRole('link').first().click()
  await expectAddress(page, customerAddress)
  await expect.poll(async () => (await figuresOf(page)).spent).toBeCloseTo(before.spent - total)

  // The list: among those refunded.
  await page.goto(new URL(`${list}?payment=refunded&q=${encodeURIComponent(number)}`, page.url()).href)
  await row(page, number).getByText('Refunded', { exact: true }).waitFor()
})
