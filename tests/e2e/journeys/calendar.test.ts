import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '../support/visit.ts'

const LONG = 120_000
const TUESDAY = '2026-11-17'

/** Drags over hours of a day in a view of hours, from the first to the last. */
async function dragOver(page: Page, day: string, from: number, to: number, seven = '7 AM') {
  const lane = page.locator(`[data-date="${day}"]:not([role="columnheader"])`).last()
  await lane.waitFor()
  await page.getByText(seven, { exact: true }).waitFor()
  const box = (await lane.boundingBox())!
  const at = (hour: number) => box.y + (box.height * hour) / 24 + 3
  await page.mouse.move(box.x + 30, at(from))
  await page.mouse.down()
  await page.mouse.move(box.x + 30, at((from + to) / 2), { steps: 4 })
  await page.mouse.move(box.x + 30, at(to) - 12, { steps: 4 })
  await page.mouse.up()
}

/** The day in whose lane an event stands. */
const dayOf = (page: Page, title: string) =>
  event(page, new RegExp(`^${title}`)).evaluate((element) => {
    const middle = (box: DOMRect) => box.left + box.width / 2
    const at = middle(element.getBoundingClientRect())
    return [...document.querySelectorAll<HTMLElement>('[data-date]')].find((lane) => {
      const { left, right } = lane.getBoundingClientRect()
      return left < at && at < right
    })?.dataset.date
  })

const event = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()

test(
  'an afternoon is dragged over, moved by keys, taken back, and repeats; one of its times is changed',
  async () => {
    const page = await visit(`/apps/calendar?view=week&date=${TUESDAY}&zone=UTC`, { as: 'admin' })
    await dragOver(page, '2026-11-19', 14, 16)
    const sheet = page.getByRole('dialog', { name: 'New event' })
    await sheet.getByRole('textbox', { name: 'Title' }).fill('Print proof check')
    await page.keyboard.press('Enter')
    await event(page, /^Print proof check.*November 19, 2 – 4 PM/).waitFor()

    await sheet.waitFor({ state: 'detached' })
    const days = page.getByRole('application')
    await expect.poll(() => days.evaluate((element) => element === document.activeElement)).toBe(true)
    // From nine on Tuesday to two on Thursday.
    for (const key of ['ArrowRight', 'ArrowRight', ...Array<string>(10).fill('ArrowDown')])
      await page.keyboard.press(key)
    await page.keyboard.press(' ')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await event(page, /^Print proof check.*November 20, 2 – 4 PM/).waitFor()
    expect(await days.evaluate((element) => element === document.activeElement)).toBe(true)
    // The notice that it was added may still be there, and is first until this one comes.
    const notice = page.getByRole('alertdialog').filter({ hasText: 'was moved' })
    await notice.getByRole('button', { name: 'Undo' }).click()
    await event(page, /^Print proof check.*November 19, 2 – 4 PM/).waitFor()

    await event(page, /^Print proof check/).click()
    const drawer = page.getByRole('dialog', { name: 'Edit event' })
    await drawer.getByRole('button', { name: /Repeats/ }).click()
    await page.getByRole('option', { name: 'Daily' }).click()
    await drawer.getByRole('button', { name: 'Save' }).click()
    await event(page, /^Print proof check.*November 21/).waitFor()

    await event(page, /^Print proof check.*November 20/).click()
    await drawer.getByRole('textbox', { name: /^Title/ }).fill('Proof, alone')
    await drawer.getByRole('button', { name: 'Save' }).click()
    await page
      .getByRole('dialog', { name: /^Change/ })
      .getByRole('button', { name: 'Save' })
      .click()
    await event(page, /^Proof, alone.*November 20/).waitFor()
    expect(await page.getByRole('button', { name: /^Print proof check/ }).count()).toBe(2)
  },
  LONG,
)

test(
  'in Arabic, where the days run the other way: an afternoon is dragged over, moved by keys, and taken back',
  async () => {
    const page = await visit(`/apps/calendar?view=week&date=${TUESDAY}&zone=UTC`, {
      as: 'admin',
      preferences: { language: 'ar' },
    })
    await dragOver(page, '2026-11-19', 14, 16, '7 ص')
    const sheet = page.getByRole('dialog', { name: 'حدث جديد' })
    await sheet.getByRole('textbox', { name: 'العنوان' }).fill('مراجعة الطباعة')
    await page.keyboard.press('Enter')
    await event(page, /^مراجعة الطباعة/).waitFor()
    await sheet.waitFor({ state: 'detached' })
    await expect.poll(() => dayOf(page, 'مراجعة الطباعة')).toBe('2026-11-19')

    const days = page.getByRole('application')
    await expect.poll(() => days.evaluate((element) => element === document.activeElement)).toBe(true)
    for (const key of ['ArrowLeft', 'ArrowLeft', ...Array<string>(10).fill('ArrowDown')])
      await page.keyboard.press(key)
    await page.keyboard.press(' ')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect.poll(() => dayOf(page, 'مراجعة الطباعة')).toBe('2026-11-20')
    const notice = page.getByRole('alertdialog').filter({ hasText: 'نُقل' })
    await notice.getByRole('button', { name: 'تراجع' }).click()
    await expect.poll(() => dayOf(page, 'مراجعة الطباعة')).toBe('2026-11-19')
  },
  LONG,
)
