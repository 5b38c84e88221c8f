import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { messages } from '../../support/messages.ts'
import { said } from '../support/said.ts'
import { enter, tabTo } from '../support/tab-to.ts'
import { expectAddress, visit } from '../support/visit.ts'

const deal = '/wizard-examples/create-deal'

const people = [
  { language: 'en', mend: '1 field to fix', allSteps: '', viewport: { width: 1440, height: 900 } },
  {
    language: 'ar',
    mend: 'حقل واحد للتصحيح',
    allSteps: 'كل الخطوات',
    viewport: { width: 390, height: 844 },
  },
] as const

/** Writes two days into the parts of a field, which stand in another order in each language. */
async function writeDays(page: Page, label: string) {
  const parts = page.getByRole('group', { name: label }).first().getByRole('spinbutton')
  await tabTo(page, parts.first())
  const digits: Readonly<Record<string, readonly [string, string]>> = {
    day: ['01', '24'],
    month: ['12', '12'],
    year: ['2026', '2026'],
  }
  for (let part = 0; part < 6; part++) {
    const type = (await parts.nth(part).getAttribute('data-type')) ?? ''
    await tabTo(page, parts.nth(part))
    await page.keyboard.type(digits[type]![part < 3 ? 0 : 1])
  }
}

test.each(people)(
  'by keyboard, in $language: a deal with a mistake in step two is resumed, mended and published',
  async ({ language, mend, allSteps, viewport }) => {
    const text = messages[language]
    const page = await visit(deal, { as: 'admin', preferences: { language }, context: { viewport } })
    const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
    const box = (name: string) => page.getByRole('textbox', { name, exact: true })
    const goTo = async (step: 'details' | 'usage' | 'review') => {
      await enter(page, page.getByRole('button', { name: text[`deal.step.${step}`], exact: true }).last())
      await heading(text[`deal.step.${step}`]).waitFor()
    }
    /** Beside the fields, or in a menu where there is no room. */
    const seeMistake = async () => {
      if (allSteps) await enter(page, page.getByRole('button', { name: allSteps }))
      await page.getByText(mend).filter({ visible: true }).first().waitFor()
      if (allSteps) await page.keyboard.press('Escape')
    }
    await tabTo(page, box(text['deal.discount']))
    await page.keyboard.type('15')
    await goTo('details')
    await tabTo(page, box(text['deal.title']))
    await page.keyboard.type('Slow mornings')
    await tabTo(page, box(text['deal.code']))
    await page.keyboard.type('no')
    await writeDays(page, text['deal.duration'])
    await goTo('usage')
    await seeMistake()
    await page.getByText(text['wizard.savedAt'].split('{')[0]!).first().waitFor()

    await page.reload()
    await heading(text['deal.step.usage']).waitFor()
    await seeMistake()
    await page.goBack()
    await heading(text['deal.step.details']).waitFor()
    const code = box(text['deal.code'])
    await expect.poll(() => code.inputValue()).toBe('no')
    await tabTo(page, code)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('slow15')
    await goTo('usage')
    await goTo('review')
    await expectAddress(page, `${deal}?step=review`)
    await tabTo(page, page.getByRole('checkbox', { name: text['deal.isConfirmed'] }))
    await page.keyboard.press('Space')
    await enter(page, page.getByRole('button', { name: text['deal.publish'] }))
    await heading(said(text['deal.published'], { title: 'Slow mornings' })).waitFor()

    await page.reload()
    await heading(text['deal.step.type']).waitFor()
    expect(await box(text['deal.discount']).inputValue()).toBe('')
  },
)
