import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAddress, visit } from '../support/visit.ts'
import { messages } from '../../support/messages.ts'

const { en, ar } = messages

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element?.matches('a, button, input, [role^=menuitem]')) return ''
    return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })

/** Goes on by Tab until the focus is on something that says so. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab') {
  for (let step = 0; step < 80; step++) {
    const text = await focused(page)
    if (typeof name === 'string' ? text.includes(name) : name.test(text)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab never reached ${String(name)}; the focus is on “${await focused(page)}”.`)
}

test.each([
  ['en', en, 'Select all rows', 'More actions for', 'Undo', 'Name or email'],
  ['ar', ar, 'تحديد كل صفوف', 'إجراءات أخرى:', 'تراجع', 'الاسم أو البريد'],
] as const)(
  '%s: signs in, opens the menu, filters, deletes, undoes and signs out by keyboard alone',
  async (...[language, text, all, more, undo]) => {
    const page = await visit('/login?to=/apps/user/list', { preferences: { language } })
    await page.locator('input[name=email]').waitFor()
    expect(await page.getAttribute('html', 'dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')

    await page.locator('html').press('Tab')
    await tabTo(page, 'admin@demo.com')
    await page.keyboard.press('Enter')
    await tabTo(page, text['auth.signIn'])
    await page.keyboard.press('Enter')
    await expectAddress(page, '/apps/user/list')
    await page.locator('tbody tr a').first().waitFor()

    // The skip link is the first stop and leads past the navigation.
    await page.reload()
    await page.locator('tbody tr a').first().waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#content')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')

    const search = page.getByRole('searchbox')
    for (
      let step = 0;
      step < 20 && !(await search.evaluate((element) => element === document.activeElement));
      step++
    )
      await page.keyboard.press('Tab')
    await page.keyboard.type('silber')
    await expect.poll(() => page.locator('tbody tr a').count()).toBe(1)
    const name = (await page.locator('tbody tr a').first().textContent())!

    // The list is one stop; from there the arrow keys go on.
    await tabTo(page, all)
    await page.locator('table [tabindex="0"]').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    expect(await focused(page)).toContain(`${more} ${name}`)
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('End')
    await expect.poll(() => focused(page)).toContain(text['users.delete'])
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('tbody tr a').count()).toBe(0)

    await page.getByRole('button', { name: undo }).waitFor()
    await page.keyboard.press('F6')
    await tabTo(page, undo)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('tbody tr a').count()).toBe(1)

    await tabTo(page, /^(Your account|حسابك)/, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/login')
  },
)

test('a branch of the navigation opens and closes by keyboard', async () => {
  const page = await visit('/apps/user/list', { as: 'admin' })
  const branch = page.getByRole('button', { name: 'Invoice' })
  await branch.focus()
  await page.keyboard.press('Enter')
  expect(await branch.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Invoices')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  expect(await branch.getAttribute('aria-expanded')).toBe('false')
})

test('the key of the search reaches its field, also where that stands in a drawer', async () => {
  const context = { viewport: { width: 800, height: 900 } }
  const page = await visit('/apps/calendar', { as: 'admin', context })
  await page.getByRole('heading', { level: 1 }).waitFor()
  // The single keys are there a moment after the screen.
  await expect
    .poll(async () => {
      await page.keyboard.press('/')
      return page.getByRole('dialog').count()
    })
    .toBe(1)
  await expect.poll(() => focused(page)).toBe('Search events')
})
