import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAddress, visit } from '../support/visit.ts'

const list = '/apps/user/list'
const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: unread ? `Notifications ${unread} unread` : /^Notifications$/ })

const open = async (page: Page, unread = 4) => {
  await bell(page, unread).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await panel.getByRole('list', { name: 'Notifications' }).waitFor()
  return panel
}

const markRead = (page: Page) =>
  page.getByRole('button', { name: 'Mark as read: Payment of order #5399 failed' })

const headingHasFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')

describe('the notifications', () => {
  test('that are read stay so after a reload, and are read in a second tab at once', async () => {
    const page = await visit(list, { as: 'admin' })
    const other = await page.context().newPage()
    await other.goto(page.url())
    await bell(other, 4).waitFor()
    await open(page)
    await markRead(page).click()
    await page.keyboard.press('Escape')
    await bell(page, 3).waitFor()
    await bell(other, 3).waitFor()
    await page.reload()
    await bell(page, 3).waitFor()
    await open(page, 3)
    expect(await markRead(page).count()).toBe(0)
  })

  test('lead to their record, with the focus on its heading, and are read then', async () => {
    const page = await visit(list, { as: 'admin' })
    const panel = await open(page)
    await panel.getByRole('link', { name: /^New user: جوري/ }).click()
    await expectAddress(page, '/apps/user/view/50')
    await bell(page, 3).waitFor()
    await headingHasFocus(page)
    expect(await panel.count()).toBe(0)
  })

  test('close with the browser’s way back', async () => {
    const page = await visit(list, { as: 'admin' })
    await page.getByRole('link', { name: 'Ximena Altavista' }).click()
    await expectAddress(page, '/apps/user/view/49')
    const panel = await open(page)
    await page.goBack()
    await expectAddress(page, list)
    await expect.poll(() => panel.count()).toBe(0)
  })

  test('are a sheet over the whole width on a phone, with everything in it', async () => {
    const page = await visit(list, { as: 'admin', context: { viewport: { width: 390, height: 844 } } })
    const panel = await open(page)
    const box = (await panel.boundingBox())!
    expect(box.width).toBeGreaterThan(370)
    for (const name of ['Close', 'Mark all as read', 'Remove: New order #5393']) {
      const button = (await panel.getByRole('button', { name }).boundingBox())!
      expect(button.x + button.width).toBeLessThanOrEqual(box.x + box.width)
    }
  })

  test('are each account’s own', async () => {
    const page = await visit('/apps/calendar', { as: 'client' })
    const panel = await open(page, 1)
    expect(await panel.getByRole('button', { name: /^Remove:/ }).count()).toBe(2)
  })
})

describe('the trail', () => {
  test('names the record, and its branch leads to the screens beside it by keyboard', async () => {
    const page = await visit('/apps/user/view/49', { as: 'admin' })
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
    await trail.getByText('Ximena Altavista').waitFor()
    await trail.getByRole('button', { name: 'Apps & pages' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Chat' }).waitFor()
    await page.keyboard.type('Cal')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/apps/calendar')
  })
})

describe('the quick links', () => {
  test('are arranged, kept over a reload, and lead to a screen with the focus on its heading', async () => {
    const page = await visit(list, { as: 'admin' })
    const open = async () => {
      await page.getByRole('button', { name: 'Quick links' }).click()
      return page.getByRole('dialog', { name: 'Quick links' })
    }
    const panel = await open()
    await panel.getByRole('button', { name: 'Edit' }).click()
    await panel.getByRole('button', { name: 'Remove Roles' }).click()
    await panel.getByRole('combobox', { name: 'Add a screen' }).fill('Kanb')
    await page.getByRole('option', { name: /Kanban/ }).click()
    await panel.getByRole('button', { name: 'Done' }).click()
    await page.reload()
    const again = await open()
    await again.getByRole('link', { name: 'Kanban' }).waitFor()
    expect(await again.getByRole('link', { name: 'Roles' }).count()).toBe(0)
    await again.getByRole('link', { name: 'Kanban' }).click()
    await expectAddress(page, '/apps/kanban')
    await headingHasFocus(page)
    expect(await again.count()).toBe(0)
  })
})
