import { expect, test } from 'vitest'
import { card, open, search, shop } from '../support/shop-dashboard.ts'
import { choose, enter, tabTo } from '../support/tab-to.ts'
import { expectAddress, visit } from '../support/visit.ts'

const tours = [
  {
    language: 'en',
    statistics: 'Statistics',
    period: 'Period',
    year: 'Last 365 days',
    comparison: 'Compared with',
    sameDates: /^Same dates/,
    payments: 'Orders by payment',
    paid: 'Paid',
    orders: 'Orders',
  },
  {
    language: 'ar',
    statistics: 'الإحصاءات',
    period: 'الفترة',
    year: 'آخر 365 يومًا',
    comparison: 'المقارنة مع',
    sameDates: /^الفترة نفسها/,
    payments: 'الطلبات حسب الدفع',
    paid: 'مدفوع',
    orders: 'الطلبات',
  },
]

test.each(tours)('by keyboard in $language: days, a part of the orders and back', async (words) => {
  const page = await visit(shop, { as: 'admin', preferences: { language: words.language } })
  const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
  const figures = card(page, words.statistics).getByRole('listitem').first()
  await figures.waitFor()
  const before = await figures.textContent()

  await enter(page, button(words.period))
  await enter(page, page.getByRole('dialog').getByRole('button', { name: words.year }))
  await expectAddress(page, `${shop}?period=365`)
  await expect.poll(() => figures.textContent()).not.toBe(before)
  await enter(page, button(words.comparison))
  const sameDates = page.getByRole('menuitemradio', { name: words.sameDates })
  await choose(page, sameDates)
  await expectAddress(page, `${shop}?period=365&vs=year`)

  const paid = card(page, words.payments).getByRole('link', { name: words.paid, exact: true })
  await enter(page, paid)
  await page.getByRole('heading', { level: 1, name: words.orders }).waitFor()
  expect(search(page)).toMatchObject({
    payment: 'paid',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/) as string,
  })
  await page.locator('tbody tr a').first().waitFor()
  await page.goBack()
  await expectAddress(page, `${shop}?period=365&vs=year`)
  await paid.waitFor()
})

test('by keyboard: a card is moved, which a reload keeps; all is reset, and back', async () => {
  const page = await open()
  const place = async () => (await page.locator('main section h2').allTextContents()).indexOf('Statistics')
  const arrange = () => enter(page, page.getByRole('button', { name: 'Arrange the cards' }))
  expect(await place()).toBe(1)

  await arrange()
  await tabTo(page, page.getByRole('dialog').getByRole('row').first())
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.locator('[data-drop-target]').first().waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(place).toBe(0)
  await page.reload()
  await expect.poll(place).toBe(0)

  await arrange()
  await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Reset' }))
  await expect.poll(place).toBe(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect.poll(place).toBe(0)
})
