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
