import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { attribute, darkenByKeyboard, firstUser, list, open, pick } from '../support/customizer.ts'
import { visit } from '../support/visit.ts'

test('what is chosen is there after a reload, and "reset all" brings the first state back', async () => {
  const { page, drawer } = await open({ theme: 'dark' })
  await drawer.getByRole('button', { name: 'Reset all', disabled: true }).waitFor()
  await pick(drawer, 'Compact')
  await pick(drawer, 'Rose')
  await page.reload()
  await firstUser(page).waitFor()
  expect(await attribute(page, 'data-density')).toBe('compact')
  await page.getByRole('button', { name: 'Customise' }).click()
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

test('in en it works by keyboard alone', async () => {
  const focused = await darkenByKeyboard('en', 'Customise', 'Light', 'Dark')
  await expect.poll(() => focused.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('while it is open the page is as bright as before', async () => {
  const page = await visit(list, { as: 'admin' })
  await firstUser(page).waitFor()
  const pixel = () => page.screenshot({ clip: { x: 300, y: 60, width: 200, height: 200 } })
  const before = await pixel()
  await page.getByRole('button', { name: 'Customise' }).click()
  await page.getByRole('dialog').waitFor()
  expect((await pixel()).equals(before)).toBe(true)
})
