import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '../support/visit.ts'

const list = '/apps/user/list'
const firstUser = (page: Page) => page.locator('tbody tr a').first()

const open = async (preferences: Record<string, unknown> = {}, name = 'Customize') => {
  const page = await visit(list, { as: 'admin', preferences })
  await firstUser(page).waitFor()
  await page.getByRole('button', { name }).click()
  return { page, drawer: page.getByRole('dialog') }
}
const pick = (drawer: Locator, name: string) => drawer.getByRole('radio', { name, exact: true }).click()
const attribute = (page: Page, name: string) => page.getAttribute('html', name)

test('what is chosen in one tab shows in the other at once, its language too', async () => {
  const { page, drawer } = await open()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await firstUser(other).waitFor()
  await pick(drawer, 'Dark')
  await expect.poll(() => attribute(other, 'data-theme')).toBe('dark')
  await pick(drawer, 'Bordered')
  await expect.poll(() => attribute(other, 'data-skin')).toBe('bordered')
  await drawer.getByRole('slider', { name: 'Text size' }).press('End')
  await expect.poll(() => other.evaluate(() => document.documentElement.style.fontSize)).toBe('150%')
  await pick(drawer, 'العربية')
  await expect.poll(() => attribute(other, 'dir')).toBe('rtl')
  await other.getByRole('heading', { level: 1, name: 'المستخدمون' }).waitFor()
  await page.getByRole('dialog', { name: 'تخصيص' }).waitFor()
})

test('what is chosen is there after a reload, and "reset all" brings the first state back', async () => {
  const { page, drawer } = await open({ theme: 'dark' })
  await drawer.getByRole('button', { name: 'Reset all', disabled: true }).waitFor()
  await pick(drawer, 'Compact')
  await pick(drawer, 'Rose')
  await page.reload()
  await firstUser(page).waitFor()
  expect(await attribute(page, 'data-density')).toBe('compact')
  await page.getByRole('button', { name: 'Customize' }).click()
  await page.getByRole('button', { name: 'Reset all' }).click()
  await expect.poll(() => attribute(page, 'data-density')).toBe('comfortable')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => attribute(page, 'data-density')).toBe('compact')
})

test('the preferences travel as a file', async () => {
  const { page, drawer } = await open({ skin: 'bordered', density: 'spacious' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    drawer.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('preferences.json')
  const buffer = await readFile((await download.path())!)
  const elsewhere = await open()
  await elsewhere.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'preferences.json', mimeType: 'application/json', buffer })
  await expect.poll(() => attribute(elsewhere.page, 'data-skin')).toBe('bordered')
  expect(await attribute(elsewhere.page, 'data-density')).toBe('spacious')
})

test.each([
  ['en', 'Customize', 'Light', 'Dark'],
  ['ar', 'تخصيص المظهر', 'فاتح', 'داكن'],
] as const)('in %s it works by keyboard alone', async (language, name, light, dark) => {
  const page = await visit(list, { as: 'admin', preferences: { language } })
  await firstUser(page).waitFor()
  await page.getByRole('button', { name }).focus()
  await page.keyboard.press('Enter')
  const theme = page.getByRole('dialog').getByRole('radio', { name: light })
  await theme.waitFor({ state: 'attached' })
  const isThere = () => theme.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < 10 && !(await isThere()); stops++) await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => attribute(page, 'data-theme')).toBe('dark')
  expect(await page.getByRole('dialog').getByRole('radio', { name: dark }).isChecked()).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const focused = page.getByRole('button', { name, expanded: false })
  await expect.poll(() => focused.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('while it is open the page is as bright as before', async () => {
  const page = await visit(list, { as: 'admin' })
  await firstUser(page).waitFor()
  const pixel = () => page.screenshot({ clip: { x: 300, y: 60, width: 200, height: 200 } })
  const before = await pixel()
  await page.getByRole('button', { name: 'Customize' }).click()
  await page.getByRole('dialog').waitFor()
  expect((await pixel()).equals(before)).toBe(true)
})
