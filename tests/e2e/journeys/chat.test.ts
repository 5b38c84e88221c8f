import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import ar from '../../../dashboard/src/features/chat/messages/ar.json' with { type: 'json' }
import en from '../../../dashboard/src/features/chat/messages/en.json' with { type: 'json' }
import { strings as paneStrings } from '../../../design-system/src/patterns/SplitPane/strings.ts'
import { strings as listStrings } from '../../../design-system/src/patterns/MessageList/strings.ts'
import { said } from '../support/said.ts'
import { choose, enter, tabTo } from '../support/tab-to.ts'
import { expectAddress, visit } from '../support/visit.ts'

const languages = [
  ['en', en, 'Undo'],
  ['ar', ar, 'تراجع'],
] as const
const WRENNA = 'Wrenna Ashcombe'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const log = (page: Page) => page.getByRole('log')
const box = (page: Page, words: typeof en) =>
  page.getByRole('textbox', { name: said(words['chat.messageTo'], { name: WRENNA }) })

/** Lets what is sent fail, as without a connection, until the page is loaded anew. */
const breakSending = (page: Page) =>
  page.evaluate(() => {
    const realFetch = window.fetch
    window.fetch = (input, init) =>
      init?.method === 'POST' ? Promise.reject(new TypeError('Failed')) : realFetch(input, init)
  })

test.each(languages)(
  'in %s by keyboard alone: writes, is answered, reacts, changes and deletes',
  async (language, words, undo) => {
    const page = await visit('/apps/chat', { as: 'admin', preferences: { language } })
    const say = listStrings[language]
    await enter(page, page.getByRole('link', { name: WRENNA }))
    await expectAddress(page, /\?with=1$/)
    await tabTo(page, box(page, words))
    await page.keyboard.type('Thank you so much')
    await page.keyboard.press('Enter')
    const answer = log(page).getByText(/^(You are welcome!|Any time\.|Glad it helped\.)$/)
    await answer.waitFor()
    await log(page).getByRole('img', { name: words['chat.seen'] }).last().waitFor()

    // From the box back to the messages, where the last has the focus, and on to what can be done with it.
    const last = log(page).getByRole('article').last()
    await last.focus()
    await enter(page, page.getByRole('button', { name: say.react('🎉') }))
    await last.getByRole('button', { name: /^\u2068?🎉\u2069?:/, pressed: true }).waitFor()

    await box(page, words).focus()
    await page.keyboard.press('ArrowUp')
    await page.getByText(words['chat.editing']).waitFor()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Thank you, and good night')
    await page.keyboard.press('Enter')
    const changed = log(page).getByRole('article').filter({ hasText: 'Thank you, and good night' })
    await changed.getByText(words['chat.edited'], { exact: true }).waitFor()

    await changed.focus()
    await enter(page, page.getByRole('button', { name: say.more, exact: true }))
    await choose(page, page.getByRole('menuitem', { name: words['chat.deleteMessage'] }))
    await changed.waitFor({ state: 'detached' })
    // In a text box, Control and Z take back what was typed.
    await page.getByRole('button', { name: undo, exact: true }).press('Enter')
    await changed.waitFor()
  },
)

test.each(languages)(
  'in %s: keeps over a reload what was not sent, and what failed, which is sent again',
  async (language, words) => {
    const page = await visit('/apps/chat?with=1', { as: 'admin', preferences: { language } })
    await box(page, words).fill('Are the lamps there?')
    await page.reload()
    await expect.poll(() => box(page, words).inputValue()).toBe('Are the lamps there?')
    await log(page).waitFor()
    await breakSending(page)
    await box(page, words).press('Enter')
    const again = page.getByRole('button', { name: words['chat.retry'] })
    await again.waitFor()
    await page.reload()
    await again.waitFor()
    await again.click()
    await again.waitFor({ state: 'detached' })
    expect(await log(page).getByText('Are the lamps there?', { exact: true }).count()).toBe(1)
  },
)

test('in Arabic on a phone: opens a chat, goes back, looks at the contact, attaches a file', async () => {
  const page = await visit('/apps/chat', {
    as: 'admin',
    preferences: { language: 'ar' },
    context: phone,
  })
  await page.getByRole('link', { name: WRENNA }).tap()
  await log(page).waitFor()
  await page.getByRole('button', { name: paneStrings.ar.back(ar['chat.people']) }).tap()
  await page.getByRole('link', { name: WRENNA }).tap()
  await page.getByRole('button', { name: said(ar['chat.aboutContact'], { name: WRENNA }) }).tap()
  await page.getByRole('switch', { name: ar['chat.pin'] }).waitFor()
  await page.goBack()
  await log(page).waitFor()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'إرفاق ملفات' }).tap()
  const file = { name: 'proof.txt', mimeType: 'text/plain', buffer: Buffer.from('Page 3 is fine.') }
  await (await chooser).setFiles(file)
  await page.getByText(/proof\.txt/).waitFor()
  await page.getByRole('button', { name: ar['chat.send'], exact: true }).tap()
  await log(page)
    .getByRole('link', { name: /proof\.txt/ })
    .waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
