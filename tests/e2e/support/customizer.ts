import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { visit } from './visit.ts'

export const list = '/apps/user/list'
export const firstUser = (page: Page) => page.locator('tbody tr a').first()

/** The list of users with the drawer of preferences open over it. */
export const open = async (preferences: Record<string, unknown> = {}, name = 'Customise') => {
  const page = await visit(list, { as: 'admin', preferences })
  await firstUser(page).waitFor()
  await page.getByRole('button', { name }).click()
  return { page, drawer: page.getByRole('dialog') }
}
export const pick = (drawer: Locator, name: string) =>
  drawer.getByRole('radio', { name, exact: true }).click()
export const attribute = (page: Page, name: string) => page.getAttribute('html', name)

/** Opens the drawer, makes the page dark and closes it, all by keyboard; the button that opens it again. */
export async function darkenByKeyboard(language: 'ar' | 'en', name: string, light: string, dark: string) {
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
  return page.getByRole('button', { name, expanded: false })
}
