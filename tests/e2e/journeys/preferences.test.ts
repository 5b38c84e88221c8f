import { expect, test } from 'vitest'
import { attribute, darkenByKeyboard, firstUser, open, pick } from '../support/customizer.ts'

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

test('in ar it works by keyboard alone', async () => {
  const focused = await darkenByKeyboard('ar', 'تخصيص المظهر', 'فاتح', 'داكن')
  await expect.poll(() => focused.evaluate((element) => element === document.activeElement)).toBe(true)
})
