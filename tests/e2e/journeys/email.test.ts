import { expect, test } from 'vitest'
import { expectAddress, visit } from '../support/visit.ts'

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
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
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
