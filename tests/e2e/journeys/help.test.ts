import { expect, test } from 'vitest'
import ar from '../../../dashboard/src/features/help/messages/ar.json' with { type: 'json' }
import en from '../../../dashboard/src/features/help/messages/en.json' with { type: 'json' }
import { enter, tabTo } from '../support/tab-to.ts'
import { expectAddress, visit } from '../support/visit.ts'

test.each([
  {
    language: 'en',
    width: 1440,
    say: en,
    slip: 'reset pasword',
    title: 'Reset your password',
  },
  {
    language: 'ar',
    width: 390,
    say: ar,
    slip: 'كلمه المرزر',
    title: 'أعد تعيين كلمة المرور',
  },
])(
  'a search with a slip leads to the article, by keyboard, in $language at $width px',
  async ({ language, width, say, slip, title }) => {
    const page = await visit('/front-pages/help-center', {
      as: 'admin',
      preferences: { language },
      context: { viewport: { width, height: 900 } },
    })
    await page.getByRole('heading', { level: 1, name: say['helpCenter.title'] }).waitFor()
    await tabTo(page, page.getByRole('combobox', { name: say['helpSearch.label'] }))
    await page.keyboard.type(slip)
    const found = page.getByRole('option', { name: title })
    await found.waitFor()
    expect(await found.locator('mark').count()).toBeGreaterThan(0)
    while ((await found.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/front-pages/help-center/article/reset-your-password')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await enter(page, page.getByRole('button', { name: say['helpArticle.yes'], exact: true }))
    await page.getByText(say['helpArticle.thanksYes']).first().waitFor()
    const comment = page.getByRole('textbox', { name: say['helpArticle.whatHelped'] })
    await tabTo(page, comment)
    await page.keyboard.type('4 × OK')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: say['helpArticle.sent'] }).waitFor()
    await page.reload()
    await page.getByText(say['helpArticle.thanksYes']).first().waitFor()
    expect(await comment.inputValue()).toBe('4 × OK')
  },
)
