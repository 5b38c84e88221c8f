import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAddress, visit } from '../support/visit.ts'

/** A box of a form; the mark that one sees lies over it. */
const tick = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('checkbox', { name }).click({ force: true })

test('in Arabic: finds someone by name, and changes the role on their own screen', async () => {
  const page = await visit('/apps/user/list', { as: 'admin', preferences: { language: 'ar' } })
  await page.getByRole('searchbox', { name: 'البحث عن مستخدمين' }).fill('ليان')
  const names = page.locator('tbody tr a')
  await expect.poll(() => names.allTextContents()).toEqual(['ليان الخزرماوي'])
  await names.click()
  await page.getByRole('heading', { level: 1, name: 'ليان الخزرماوي' }).waitFor()
  const before = page.getByText('كاتب', { exact: true })
  await before.waitFor()
  await page.getByRole('button', { name: 'إجراءات أخرى' }).click()
  await page.getByRole('menuitem', { name: 'تغيير الدور' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('button[aria-haspopup=listbox]').click()
  await page.getByRole('option', { name: 'محرّر' }).click()
  await dialog.getByRole('button', { name: 'تغيير الدور' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('محرّر', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('محرّر', { exact: true }).waitFor()
  expect(await before.count()).toBe(0)
})

test('the rights of a role are edited, counted on its card, and seen by viewing as it', async () => {
  const page = await visit('/apps/roles', { as: 'admin' })
  const card = page.getByRole('article', { name: 'Support' })
  await card.getByText('8 of 27').first().waitFor()
  await card.getByRole('button', { name: 'Edit the role Support' }).click()
  await expectAddress(page, '/apps/roles?dialog=edit&of=4')
  await tick(page, 'Roles: Create')
  await page.getByRole('dialog').getByText('Gains 2 rights').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('The role Support was saved').waitFor()
  await card.getByText('10 of 27').first().waitFor()
  await page.getByRole('button', { name: 'Actions for the role Support' }).click()
  await page.getByRole('menuitem', { name: 'View as this role' }).click()
  await page.getByText('Viewing as Support').waitFor()
  const mayAdd = () => page.getByRole('button', { name: 'Add role' }).first().isEnabled()
  await expect.poll(mayAdd).toBe(true)
  await page.locator('[aria-disabled=true]', { hasText: 'Edit' }).first().waitFor()
})
