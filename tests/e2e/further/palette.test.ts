import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAddress, visit } from '../support/visit.ts'
import { messages } from '../../support/messages.ts'

const { en, ar } = messages

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox')
const marked = (page: Page) =>
  field(page).evaluate((input) => {
    const row = document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
    return row?.querySelector('bdi')?.textContent ?? null
  })
const openBy = async (page: Page, keys = 'Control+k') => {
  await page.keyboard.press(keys)
  await field(page).waitFor()
}
const gone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })
/** Nobody is faster; and the product paints a preference after the frame that answers the press. */
const twoFrames = () =>
  new Promise<void>((resolve) => {
    const next = (then: () => void) => requestAnimationFrame(() => setTimeout(then))
    next(() => next(resolve))
  })
const isFocused = (page: Page, selector: string) =>
  page.evaluate((found) => document.activeElement?.matches(found) ?? false, selector)

describe.each([
  ['en', en, 'ltr'],
  ['ar', ar, 'rtl'],
] as const)('%s by keyboard alone', (language, text, direction) => {
  const start = async (path = '/apps/user/list') => {
    const page = await visit(path, { as: 'admin', preferences: { language } })
    await page.locator('tbody tr a').first().waitFor()
    expect(await page.getAttribute('html', 'dir')).toBe(direction)
    return page
  }

  test('finds a screen, leads there and leaves the focus on its heading', async () => {
    const page = await start()
    await openBy(page)
    await page.keyboard.type(text['titles.kanban'].slice(0, 4))
    await expect.poll(() => marked(page)).toBe(text['titles.kanban'])
    await page.keyboard.press('Enter')
    await expectAddress(page, '/apps/kanban')
    await gone(page)
    await expect.poll(() => isFocused(page, 'h1')).toBe(true)
  })

  test('goes through rows and groups, clears, closes and gives the focus back', async () => {
    const page = await start()
    const search = page.getByRole('searchbox')
    await search.focus()
    await openBy(page)
    const first = await marked(page)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => marked(page)).not.toBe(first)
    await page.keyboard.press('PageDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('PageUp')
    await expect.poll(() => marked(page)).toBe(first)
    await page.keyboard.type('zzz')
    await expect.poll(() => field(page).inputValue()).toBe('zzz')
    await page.keyboard.press('Escape')
    await expect.poll(() => field(page).inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await gone(page)
    await expect.poll(() => isFocused(page, '[type=search]')).toBe(true)
  })

  test('finds a record and remembers it', async () => {
    const page = await start()
    await openBy(page)
    await page.keyboard.type('ximena')
    const found = page.getByRole('dialog').getByRole('group', { name: text['titles.users'], exact: true })
    await found.waitFor()
    for (let row = await marked(page); row !== 'Ximena Altavista'; row = await marked(page)) {
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => marked(page)).not.toBe(row)
    }
    await page.keyboard.press('Enter')
    await expectAddress(page, /^\/apps\/user\/view\/\d+$/)
    await gone(page)
    await page.goto(new URL('/apps/user/list', page.url()).href)
    await page.locator('tbody tr a').first().waitFor()
    await openBy(page)
    await expect.poll(() => marked(page)).toBe('Ximena Altavista')
  })

  test('opens the customizer, which gives the focus back', async () => {
    const page = await start()
    await page.getByRole('searchbox').focus()
    await openBy(page)
    await page.keyboard.type(text['palette.do.customizer'])
    await expect.poll(() => marked(page)).toBe(text['palette.do.customizer'])
    await page.keyboard.press('Enter')
    await field(page).waitFor({ state: 'detached' })
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await gone(page)
    await expect.poll(() => isFocused(page, '[type=search]')).toBe(true)
  })

  test('letters alone lead on, and the list of them can turn them off', async () => {
    const page = await start('/apps/user/list')
    await page.locator('h1').first().focus()
    await page.keyboard.press('/')
    await expect.poll(() => isFocused(page, '[type=search]')).toBe(true)
    await page.keyboard.type('gk')
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('gk')
    await page.keyboard.press('Escape')
    await page.locator('h1').first().focus()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: text['shortcuts.title'] }).waitFor()
    const toggle = page.getByRole('switch')
    for (
      let step = 0;
      step < 5 && !(await toggle.evaluate((element) => element === document.activeElement));
      step++
    )
      await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect.poll(() => toggle.isChecked()).toBe(false)
    await page.evaluate(twoFrames)
    await page.keyboard.press('Escape')
    await gone(page)
    await page.keyboard.press('g')
    await page.keyboard.press('k')
    await page.reload()
    await page.locator('tbody tr a').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/apps/user/list')
  })
})

test('g then k leads to the kanban boards from the first press on', async () => {
  const page = await visit('/apps/user/list', { as: 'admin' })
  await page.locator('tbody tr a').first().waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('k')
  await expectAddress(page, '/apps/kanban')
})

test('a client finds nothing that they may not do', async () => {
  const page = await visit('/apps/user/list', { as: 'client' })
  await page.locator('tbody tr a').first().waitFor()
  await openBy(page)
  await page.keyboard.type(en['palette.do.viewAs'])
  await page
    .getByText(/^Nothing found for/)
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.type('access control')
  await expect.poll(() => marked(page)).toBe('Access control')
})

test('fills a phone, where it is closed by its button', async () => {
  const page = await visit('/apps/user/list', {
    as: 'admin',
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  })
  await page.getByRole('button', { name: en['shell.searchHint'] }).tap()
  const dialog = page.getByRole('dialog')
  await field(page).waitFor()
  const box = (await dialog.boundingBox())!
  expect([box.width, box.height]).toEqual([390, 844])
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await gone(page)
})
