import { expect, test } from 'vitest'
import { names, openerOf } from '../support/lists.ts'
import { addressOf, expectAddress } from '../support/visit.ts'

const list = '/apps/user/list'
const openList = openerOf(list)

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
  await second.getByRole('button', { name: 'Actions for this view' }).click()
  await second.getByRole('menuitem', { name: 'Keep this view' }).click()
  await second.getByText('The view “Editors by name” was saved').waitFor()
  await second.goto(new URL(list, second.url()).href)
  await second.getByRole('link', { name: 'Editors by name' }).waitFor()
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
