import { expect, test } from 'vitest'
import { downloaded } from '../support/pdf.ts'
import { visit } from '../support/visit.ts'

const LONG = 120_000

test(
  'the PDF of an Arabic page is in Arabic',
  async () => {
    const page = await visit('/apps/invoice/preview/5085', { as: 'admin', preferences: { language: 'ar' } })
    await page.getByRole('article').waitFor()
    const { name, text } = await downloaded(page, 'تنزيل')
    expect(name).toBe('فاتورة-5085.pdf')
    for (const words of ['5085', 'تحويل', 'المستحق', '680.00 US$', 'Tolliver & Daughters Bakery'])
      expect(text).toContain(words)
  },
  LONG,
)

test.each([
  ['en', /^Download invoice/],
  ['ar', /^تنزيل الفاتورة/],
] as const)(
  'an invoice of the account is downloaded with its number and what it comes to, in %s',
  async (language, name) => {
    const page = await visit('/pages/account-settings/billing-plans', {
      as: 'admin',
      preferences: { language },
    })
    const button = page.getByRole('button', { name }).first()
    await button.waitFor()
    const row = await page.getByRole('row').filter({ has: button }).first().innerText()
    const [number] = /#\d+/.exec(row)!
    const [total] = /[\d,]+\.\d\d/.exec(row)!
    const { text } = await downloaded(page, (await button.getAttribute('aria-label'))!)
    for (const said of [number.slice(1), total]) expect(text).toContain(said)
  },
  LONG,
)
