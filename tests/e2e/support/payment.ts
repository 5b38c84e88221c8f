import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { textOf } from './pdf.ts'
import { expectAddress, visit } from './visit.ts'

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

/** What the screens of a language say, and what is answered there. */
export interface Words {
  readonly prices: RegExp
  readonly choose: RegExp
  readonly title: string
  readonly promo: RegExp
  readonly taken: RegExp
  readonly fields: readonly (readonly [RegExp, string])[]
  readonly pay: RegExp
  readonly done: string
  readonly download: RegExp
}

/** Goes from the landing page to the prices on a phone, chooses a plan and pays it, all by keyboard; the receipt that comes of it, and what was to pay. */
export async function payByKeyboard(language: 'ar' | 'en', say: Words) {
  const page = await visit('/data1522', { preferences: { language }, context: phone })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await tabTo(page, say.prices)
  await page.keyboard.press('Enter')
  await expectAddress(page, '/data1522/pricing')
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

  const [total = ''] =
    /\d[\d.,]*/.exec((await page.getByRole('button', { name: say.pay }).textContent())!) ?? []
  await tabTo(page, say.pay)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: say.done }).waitFor()
  await tabTo(page, say.download)
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const file = await download
  return { name: file.suggestedFilename(), text: await textOf(await readFile(await file.path())), total }
}
