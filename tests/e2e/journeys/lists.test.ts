import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressOf, expectAddress, visit } from '../support/visit.ts'

const list = '/apps/user/list'
const names = (page: Page) => page.locator('tbody tr a').allTextContents()

async function openList(query = '', options: Parameters<typeof visit>[1] = {}) {
  const page = await visit(list + query, { as: 'admin', ...options })
  await page.locator('tbody tr a').first().waitFor()
  return page
}

test('a view is saved, its link opened in a second browser, and kept there', async () => {
  const page = await openList()
  await page.locator('button[aria-haspopup=listbox]', { hasText: 'Role' }).click()
  await page.getByRole('option', { name: 'Editor' }).click()
  await page.getByRole('columnheader', { name: 'User' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Save as a view' }).click()
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Editors by name')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Editors by name' }).waitFor()
  await expectAddress(page, `${list}?role=editor&sort=user&view=Editors+by+name`)
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expectAddress(page, list)
  await page.getByRole('link', { name: 'Editors by name' }).click()
  await expect.poll(async () => (await names(page))[0]).toBe('Elif Gündoğmuş')
  const shown = await names(page)

  const second = await openList(addressOf(page).slice(list.length))
  await expect.poll(() => names(second)).toEqual(shown)
  await second.getByRole('button', { name: 'What to do with this view' }).click()
  await second.getByRole('menuitem', { name: 'Keep this view' }).click()
  await second.getByText('The view “Editors by name” was saved').waitFor()
  await second.goto(new URL(list, second.url()).href)
  await second.getByRole('link', { name: 'Editors by name' }).waitFor()
})

test('a deletion is taken back by Ctrl+Z after going elsewhere', async () => {
  const page = await openList()
  const name = (await names(page))[0]!
  await page.getByRole('button', { name: `More actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText(`${name} was deleted`).waitFor()
  await page.getByRole('link', { name: 'Calendar' }).click()
  await expectAddress(page, '/apps/calendar')
  await page.keyboard.press('Control+z')
  await page.goBack()
  await page.getByRole('link', { name }).waitFor()
})

test('a row is looked at beside the list by keyboard alone, and its neighbours after it', async () => {
  const page = await openList()
  const [, second, third] = await names(page)
  await page.getByRole('link', { name: second }).focus()
  await page.keyboard.press(' ')
  await page.getByRole('dialog', { name: second }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('dialog', { name: third }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

test('records are walked in the order of their list', async () => {
  const page = await openList('?sort=user&order=desc&size=5')
  const [first, second] = await names(page)
  await page.getByRole('link', { name: first }).click()
  await page.getByRole('heading', { level: 1, name: first }).waitFor()
  await page.getByRole('button', { name: `Next: ${second}` }).click()
  await page.getByRole('heading', { level: 1, name: second }).waitFor()
})

test('the rows of the page or of the whole list are saved for spreadsheets', async () => {
  const page = await openList('?plan=team')
  await page.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^All/ }).click(),
  ])
  expect(file.suggestedFilename()).toBe('users.csv')
})
