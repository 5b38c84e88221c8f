import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { strings as cardStrings } from '../../../design-system/src/components/CardField/strings.ts'
import { messages } from '../../support/messages.ts'
import { sessionOf } from '../../support/session-cookies.ts'
import { said } from '../support/said.ts'
import { enter, tabTo } from '../support/tab-to.ts'
import { visit } from '../support/visit.ts'

const shoppers = [
  { language: 'en', country: 'United Kingdom', viewport: { width: 1440, height: 900 } },
  { language: 'ar', country: 'المملكة المتحدة', viewport: { width: 390, height: 844 } },
] as const

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 2, name, exact: true })

async function write(page: Page, field: Locator, answer: string) {
  await tabTo(page, field)
  await page.keyboard.type(answer)
}

/** Rows are walked by arrows, which the tests of tables prove. */
async function follow(page: Page, link: Locator) {
  await link.focus()
  await page.keyboard.press('Enter')
}

test.each(shoppers)(
  'by keyboard, in $language: a visitor’s cart becomes an order with its invoice',
  async ({ language, country, viewport }) => {
    const text = messages[language]
    const card = cardStrings[language]
    const page = await visit('/data1522/checkout', { preferences: { language }, context: { viewport } })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
    await heading(page, text['checkout.heading.cart']).waitFor()
    await enter(page, button(said(text['checkout.useOffer'], { code: 'HELLO10' })))
    await page.getByText(said(text['checkout.discountOf'], { code: 'HELLO10' })).waitFor()
    await enter(page, button(said(text['checkout.removeNamed'], { name: 'Harbour wool cushion' })))
    await expect.poll(() => page.getByText('Harbour wool cushion', { exact: true }).count()).toBe(0)
    await enter(page, button(text['checkout.toAddress']))

    await heading(page, text['checkout.heading.address']).waitFor()
    await write(page, field(text['checkout.email']), 'iris@heron.example')
    await write(page, field(text['checkout.name']), 'Iris Okafor')
    await write(page, field(text['postal.line1']), '4 Tanner Row')
    await write(page, field(text['postal.town']), 'York')
    await write(page, field(text['postal.postCode']), 'YO1 6JB')
    await enter(page, page.getByRole('button', { name: new RegExp(text['postal.chooseCountry']) }))
    const option = page.getByRole('option', { name: country, exact: true })
    await option.waitFor()
    await page.keyboard.type(country)
    await expect.poll(() => page.getByRole('option').count()).toBe(1)
    await page.keyboard.press('Enter')
    await option.waitFor({ state: 'detached' })
    const standard = page.getByRole('radio', { name: text['checkout.delivery.standard'] })
    const express = page.getByRole('radio', { name: text['checkout.delivery.express'] })
    await tabTo(page, standard)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => express.isChecked()).toBe(true)
    await enter(page, button(text['checkout.toPayment']))

    await heading(page, text['checkout.heading.payment']).waitFor()
    await page.reload()
    await heading(page, text['checkout.heading.payment']).waitFor()
    await write(page, field(card.number), '4242424242424242')
    await write(page, field(card.expiry), '1230')
    await write(page, field(card.cvc), '123')
    await write(page, field(card.name), 'Iris Okafor')
    const [before] = text['checkout.place'].split('{total}')
    const place = page.getByRole('button', { name: new RegExp(`^${before}`) })
    await place.waitFor()
    const figure = /[\d٠-٩][\d٠-٩,.٬٫]*/
    const [total] = figure.exec((await place.textContent())!)!
    await enter(page, place)
    await heading(page, said(text['checkout.thanks'], { name: 'Iris Okafor' })).waitFor()
    const [digits] = /\d+/.exec((await page.getByText(/^\u2068?#\d+\u2069?$/).textContent())!)!

    await page
      .context()
      .addCookies(sessionOf('admin').map((cookie) => ({ ...cookie, url: new URL(page.url()).origin })))
    await page.goto(new URL('/apps/ecommerce/order/list', page.url()).href)
    await follow(page, page.getByRole('main').getByRole('link', { name: digits }).first())
    await page.getByText('4 Tanner Row').first().waitFor()
    await page.getByText(text['order.brand.visa'], { exact: true }).first().waitFor()
    await enter(page, page.getByRole('link', { name: text['order.invoices'] }))
    await page.getByRole('heading', { level: 1, name: text['titles.invoices'] }).waitFor()
    const invoice = page.getByRole('main').getByRole('link', { name: /^#\d+$/ })
    await expect.poll(() => invoice.count()).toBe(1)
    await follow(page, invoice)
    await page.getByText(`Order #${digits}`).first().waitFor()
    await expect.poll(() => page.getByRole('main').textContent()).toContain(total)
  },
)
