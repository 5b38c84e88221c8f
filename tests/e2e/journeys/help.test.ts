import { expect, test } from 'vitest'
import { expectAddress, visit } from '../support/visit.ts'

test('in Arabic: a search with a slip leads to the article, by keyboard', async () => {
  const page = await visit('/front-pages/help-center', {
    as: 'admin',
    preferences: { language: 'ar' },
  })
  await page.getByRole('heading', { level: 1, name: 'كيف يمكننا مساعدتك؟' }).waitFor()
  const search = page.getByRole('combobox', { name: 'ابحث في المساعدة' })
  await search.focus()
  await page.keyboard.type('كلمه المرزر')
  const found = page.getByRole('option', { name: /أعد تعيين كلمة المرور/ })
  await found.waitFor()
  await expect.poll(() => found.locator('mark').first().textContent()).toBe('كلمة')
  while ((await found.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expectAddress(page, '/front-pages/help-center/article/reset-your-password')
  await page.getByRole('heading', { level: 1, name: 'أعد تعيين كلمة المرور' }).waitFor()
  await page.getByRole('button', { name: 'نعم', exact: true }).click()
  await page.getByText('شكرًا، يسعدنا ذلك.').first().waitFor()
  await page.reload()
  await page.getByText('شكرًا، يسعدنا ذلك.').first().waitFor()
})
