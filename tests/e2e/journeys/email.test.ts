import { expect, test } from 'vitest'
import ar from '../../../dashboard/src/features/email/messages/ar.json' with { type: 'json' }
import en from '../../../dashboard/src/features/email/messages/en.json' with { type: 'json' }
import { ar as arWindow } from '../../../design-system/src/patterns/ComposeWindow/strings/ar.ts'
import { en as enWindow } from '../../../design-system/src/patterns/ComposeWindow/strings/en.ts'
import { tabTo } from '../support/tab-to.ts'
import { expectAddress, visit } from '../support/visit.ts'

const languages = [
  ['en', en, enWindow, 'Undo'],
  ['ar', ar, arWindow, 'تراجع'],
] as const
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('by keyboard alone: opens, stars, archives, takes it back, goes to another folder', async () => {
  const page = await visit('/apps/email', { as: 'admin' })
  const grid = page.getByRole('grid')
  const first = grid.getByRole('row').first()
  await first.focus()
  const count = Number(await grid.getAttribute('aria-rowcount'))
  await page.keyboard.press('o')
  await expectAddress(page, /\?mail=\d+$/)
  await page.getByRole('button', { name: 'Reply', exact: true }).waitFor()
  await page.keyboard.press('j')
  await page.getByText('2 of').waitFor()
  await page.keyboard.press('e')
  await page.getByText('The email is archived').waitFor()
  await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe(String(count - 1))
  await page.keyboard.press('Control+z')
  await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe(String(count))
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expectAddress(page, '/apps/email/filter/draft')
})

test('in Arabic on a phone: reads, goes back, writes, and takes the sending back', async () => {
  const page = await visit('/apps/email', {
    as: 'admin',
    preferences: { language: 'ar' },
    context: phone,
  })
  await page.getByRole('row').first().getByRole('link').tap()
  await page.getByRole('button', { name: 'رد', exact: true }).waitFor()
  await page.goBack()
  await page.getByRole('grid').waitFor()
  await page.getByRole('row').first().getByRole('link').tap()
  await page.getByRole('button', { name: 'رد', exact: true }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'إرسال', exact: true }).tap()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'تراجع' }).tap()
  await dialog.waitFor()
})

test.each([
  ['en', 'on a wide screen', en, 'Undo', {}],
  ['ar', 'on a phone', ar, 'تراجع', phone],
] as const)(
  'in %s %s: finds mails, moves twenty of them, and takes it back',
  async (...[language, , words, undo, context]) => {
    const page = await visit('/apps/email', { as: 'admin', preferences: { language }, context })
    const grid = page.getByRole('grid')
    await grid.getByRole('row').first().waitFor()
    await page.getByRole('searchbox', { name: words['email.search'] }).fill('example.com')
    await expectAddress(page, /\?q=example\.com$/)
    const count = Number(await grid.getAttribute('aria-rowcount'))
    expect(count).toBeGreaterThan(20)
    await grid.getByRole('row').first().focus()
    for (let row = 1; row < 20; row++) await page.keyboard.press('Shift+ArrowDown')
    await page.getByRole('button', { name: words['email.moveTo'], exact: true }).first().click()
    await page.getByRole('menuitem', { name: words['email.folder.archive'] }).click()
    await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe(String(count - 20))
    await page.getByRole('button', { name: undo, exact: true }).click()
    await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe(String(count))
  },
)

test.each(languages)(
  'in %s: writes with a file, makes the window small, and takes the sending back',
  async (...[language, words, windowWords, undo]) => {
    const page = await visit('/apps/email', { as: 'admin', preferences: { language } })
    await page.getByRole('button', { name: words['email.compose'] }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: words['email.to'] }).fill('greta.s@example.com')
    await page.keyboard.press('Enter')
    await dialog.getByRole('textbox', { name: words['email.subject'] }).fill('Varnish')
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: words['email.attach'] }).click()
    const file = { name: 'proof.txt', mimeType: 'text/plain', buffer: Buffer.from('Page 3 is fine.') }
    await (await chooser).setFiles(file)
    await dialog.getByText('proof.txt').waitFor()
    await dialog.getByRole('button', { name: windowWords.minimize }).click()
    await dialog.getByText('proof.txt').waitFor({ state: 'hidden' })
    await dialog.getByRole('button', { name: windowWords.restore }).click()
    await dialog.getByRole('button', { name: words['email.send'], exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: undo, exact: true }).click()
    await dialog.getByText('proof.txt').waitFor()
  },
)

test.each(languages)('in %s: answers by keyboard alone', async (...[language, words]) => {
  const page = await visit('/apps/email', { as: 'admin', preferences: { language } })
  await page.getByRole('row').first().focus()
  await page.keyboard.press('o')
  await page.getByRole('button', { name: words['email.reply'], exact: true }).waitFor()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('textbox', { name: words['email.message'] }))
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Friday it is.')
  await page.keyboard.press('Control+Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await dialog.getByText('Friday it is.').waitFor()
})
