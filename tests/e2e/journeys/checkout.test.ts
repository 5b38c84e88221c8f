import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sessionOf } from '../../support/session-cookies.ts'
import { visit } from '../support/visit.ts'

const checkout = '/data1522/checkout'
const orders = '/apps/ecommerce/order/list'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })

test('a visitor’s cart becomes an order that the back office shows', async () => {
  const page = await visit(checkout)
  await heading(page, 'Your cart').waitFor()
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
  await page.getByRole('button', { name: 'Use HELLO10' }).click()
  await page.getByText('Discount, HELLO10').waitFor()
  await page.getByRole('button', { name: 'Remove: Harbour wool cushion' }).click()
  await page.getByRole('button', { name: 'Go to address' }).click()
  await heading(page, 'Where it goes').waitFor()
  const answers = {
    Email: 'iris@heron.example',
    'Full name': 'Iris Okafor',
    'Street and number': '4 Tanner Row',
    Town: 'York',
    Postcode: 'YO1 6JB',
  }
  for (const [name, answer] of Object.entries(answers)) await field(name).fill(answer)
  await page.getByRole('button', { name: 'Country Choose a country' }).click()
  await page.getByRole('option', { name: 'United Kingdom' }).click()
  await page.getByRole('radio', { name: 'Express' }).check()
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await heading(page, 'How you pay').waitFor()

  await page.reload()
  await heading(page, 'How you pay').waitFor()
  await field('Card number').fill('4242 4242 4242 4242')
  await field('Expires').fill('12/30')
  await field('Security code').fill('123')
  await field('Name on the card').fill('Iris Okafor')
  const place = page.getByRole('button', { name: /^Place the order/ })
  const total = (await place.textContent())!.match(/\$[\d,.]+\d/)![0]
  await place.click()
  await heading(page, 'Thank you, Iris Okafor').waitFor()
  const number = (await page.getByText(/^#\d+$/).textContent())!

  await page
    .context()
    .addCookies(sessionOf('admin').map((cookie) => ({ ...cookie, url: new URL(page.url()).origin })))
  await page.goto(new URL(orders, page.url()).href)
  const row = page.locator('tbody tr', { hasText: number })
  await row.waitFor()
  expect(await row.textContent()).toContain('Iris Okafor')
  expect(await row.textContent()).toContain(total)
  await row.getByRole('link', { name: number }).click()
  await page.getByRole('heading', { level: 1, name: `Order ${number.slice(1)}` }).waitFor()
  await page.getByText('4 Tanner Row').first().waitFor()
})

test('a cart is kept over a reload, from right to left', async () => {
  const page = await visit(checkout, {
    preferences: { language: 'ar', direction: 'rtl' },
  })
  await heading(page, 'سلتك').waitFor()
  await page.getByRole('button', { name: 'إزالة: Whistlestop kettle' }).click()
  await expect.poll(() => page.getByText('Whistlestop kettle', { exact: true }).count()).toBe(0)
  await page.reload()
  await heading(page, 'سلتك').waitFor()
  await page.getByText('Corner Shop sneakers', { exact: true }).waitFor()
  expect(await page.getByText('Whistlestop kettle', { exact: true }).count()).toBe(0)
})
