import { expect, test } from 'vitest'
import { card, open, search } from '../support/shop-dashboard.ts'

test('the period and what it is held against drive every card, and stand in the address', async () => {
  const page = await open()
  const sales = () => card(page, 'Statistics').getByRole('listitem').first().textContent()
  const before = await sales()
  await page.getByRole('button', { name: /^Period/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Last 365 days' }).click()
  await expect.poll(sales).not.toBe(before)
  await page.getByRole('button', { name: /^Compared with/ }).click()
  await page.getByRole('menuitemradio', { name: /^Same dates/ }).click()
  await page.getByText(/changes are against/).waitFor()
  expect(search(page)).toEqual({ period: '365', vs: 'year' })
  await page.getByRole('button', { name: /^Compared with/ }).click()
  await page.getByRole('menuitemradio', { name: 'No comparison' }).click()
  await expect.poll(() => page.getByText(/changes are against/).count()).toBe(0)
  await expect.poll(() => card(page, 'Statistics').getByText('%').count()).toBe(0)
})

test('a call that fails leaves one card failed, with another try', async () => {
  const page = await open('?api=failing:invoice')
  const invoices = card(page, 'Invoices')
  await invoices.getByText('This could not be loaded').waitFor()
  await invoices.getByRole('button', { name: 'Try again' }).waitFor()
  await card(page, 'Transactions').getByRole('listitem').first().waitFor()
})
