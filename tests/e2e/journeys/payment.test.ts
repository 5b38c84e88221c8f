import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAddress, visit } from '../support/visit.ts'

const phone = { viewport: { width: 390, height: 844 } }

/** Presses Tab until something that fits has the focus. */
async function tabTo(page: Page, name: RegExp) {
  const reached = () =>
    page.evaluate(() => {
      const { activeElement } = document
      const labels = (activeElement as HTMLInputElement | null)?.labels ?? []
      return (
        activeElement?.getAttribute('aria-label') ??
        ([...labels].map((label) => label.textContent).join(' ') || activeElement?.textContent || '')
      )
    })
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press('Tab')
    if (name.test(await reached())) return
  }
  throw new Error(`Tab never reached ${name}`)
}

interface Words {
  readonly choose: RegExp
  readonly title: string
  readonly promo: RegExp
  readonly taken: RegExp
  readonly fields: readonly (readonly [RegExp, string])[]
  readonly pay: RegExp
  readonly done: string
  readonly download: RegExp
}

const words: Record<'ar' | 'en', Words> = {
  en: {
    choose: /^Choose Team$/,
    title: 'Pay for Team',
    promo: /^Promo code/,
    taken: /10% off the first period/,
    fields: [
      [/^Card number/, '4242424242424242'],
      [/^Expires/, '0930'],
      [/^Security code/, '123'],
      [/^Name on the card/, 'Iris Okafor'],
      [/^First name/, 'Iris'],
      [/^Last name/, 'Okafor'],
      [/^Email for the receipt/, 'iris@heron-lighting.example'],
      [/^City/, 'Portland'],
      [/^Street/, '12 Pier Road'],
    ],
    pay: /^Pay \$/,
    done: 'Team is yours',
    download: /^Download receipt$/,
  },
  ar: {
    choose: /^اختر باقة الفريق$/,
    title: 'الدفع لباقة الفريق',
    promo: /^رمز الخصم/,
    taken: /على المدة الأولى/,
    fields: [
      [/^رقم البطاقة/, '4242424242424242'],
      [/^تاريخ الانتهاء/, '0930'],
      [/^رمز الأمان/, '123'],
      [/^الاسم على البطاقة/, 'ليلى حداد'],
      [/^الاسم الأول/, 'ليلى'],
      [/^اسم العائلة/, 'حداد'],
      [/^البريد الإلكتروني للإيصال/, 'layla@heron-lighting.example'],
      [/^المدينة/, 'دبي'],
      [/^الشارع والرقم/, 'شارع الميناء 12'],
    ],
    pay: /^ادفع/,
    done: 'باقة الفريق لك الآن',
    download: /^تنزيل الإيصال$/,
  },
}

test.each(['en', 'ar'] as const)(
  'a plan is chosen and paid by keyboard on a phone, in %s',
  async (language) => {
    const say = words[language]
    const page = await visit('/data1522/pricing', { preferences: { language }, context: phone })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await tabTo(page, say.choose)
    await page.keyboard.press('Enter')
    await expectAddress(page, '/data1522/payment?plan=team&cycle=yearly')
    await page.getByRole('heading', { level: 1, name: say.title }).waitFor()
    await page.getByRole('button', { name: say.pay }).waitFor()

    for (const [name, answer] of say.fields) {
      await tabTo(page, name)
      await page.keyboard.type(answer)
    }
    await tabTo(page, say.promo)
    await page.keyboard.type('HELLO10')
    await page.keyboard.press('Enter')
    await page.getByText(say.taken).first().waitFor()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)

    await tabTo(page, say.pay)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: say.done }).waitFor()
    await tabTo(page, say.download)
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toMatch(/^receipt-R-\d{8}-\d{6}\.pdf$/)
  },
)

test('what was filled in is not left without a question', async () => {
  const page = await visit('/data1522/payment?plan=company&cycle=monthly')
  await page.getByRole('textbox', { name: /^City/ }).fill('Portland')
  await page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).first().click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expectAddress(page, '/data1522/payment?plan=company&cycle=monthly')
  expect(await page.getByRole('textbox', { name: /^City/ }).inputValue()).toBe('Portland')
})
