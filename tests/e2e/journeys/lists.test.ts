import { expect, test } from 'vitest'
import { names, openerOf } from '../support/lists.ts'
import { expectAddress } from '../support/visit.ts'

const openList = openerOf('/apps/user/list')

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
