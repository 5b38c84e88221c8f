import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAddress, visit } from '../support/visit.ts'

const deal = '/wizard-examples/create-deal'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Writes a day into the parts of a field of two days, whatever its language. */
async function writeDays(page: Page, label: string) {
  const parts = page.getByRole('group', { name: label }).first().getByRole('spinbutton')
  for (const [index, digits] of ['12', '01', '2026', '12', '24', '2026'].entries()) {
    await parts.nth(index).focus()
    await page.keyboard.type(digits)
  }
}

describe('a deal', () => {
  test('with a mistake in step two is resumed after a reload, mended and published', async () => {
    const page = await visit(deal, { as: 'admin' })
    await box(page, 'Discount').fill('15')
    await page.getByRole('button', { name: 'Details', exact: true }).click()
    await heading(page, 'Details').waitFor()
    await box(page, 'Name').fill('Slow mornings')
    await box(page, 'Code').fill('no')
    await writeDays(page, 'Dates')
    await page.getByRole('button', { name: 'Usage', exact: true }).click()
    await heading(page, 'Usage').waitFor()
    await page.getByText('1 answer to mend').first().waitFor()
    await page.getByText(/^Saved at/).waitFor()

    await page.reload()
    await heading(page, 'Usage').waitFor()
    await page.getByText('1 answer to mend').first().waitFor()
    await page.goBack()
    await heading(page, 'Details').waitFor()
    await expect.poll(() => box(page, 'Code').inputValue()).toBe('no')
    await box(page, 'Code').fill('slow15')
    await page.getByRole('button', { name: 'Usage', exact: true }).click()
    await page.getByRole('button', { name: 'Review', exact: true }).last().click()
    await heading(page, 'Review').waitFor()
    await expectAddress(page, `${deal}?step=review`)
    await page.getByRole('checkbox', { name: 'All of this is right' }).check()
    await page.getByRole('button', { name: 'Publish the deal' }).click()
    await heading(page, 'Slow mornings is published').waitFor()

    await page.reload()
    await heading(page, 'Type').waitFor()
    expect(await box(page, 'Discount').inputValue()).toBe('')
  })

  test('says its mistake in Arabic too, on the step that has it', async () => {
    const preferences = { language: 'ar', direction: 'rtl' }
    const page = await visit(deal, { as: 'admin', preferences })
    await box(page, 'الخصم').fill('15')
    await page.getByRole('button', { name: 'التفاصيل', exact: true }).click()
    await heading(page, 'التفاصيل').waitFor()
    await page.getByRole('button', { name: 'الاستخدام', exact: true }).click()
    await heading(page, 'الاستخدام').waitFor()
    await page.getByText('3 إجابات للمراجعة').first().waitFor()
    await page.reload()
    await heading(page, 'الاستخدام').waitFor()
    await page.getByText('3 إجابات للمراجعة').first().waitFor()
  })
})
