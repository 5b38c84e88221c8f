import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { visit } from '../support/visit.ts'

const LONG = 120_000

test(
  'the events go into a file that another reader reads, and come back from it',
  async () => {
    const page = await visit('/apps/calendar?view=list&calendars=Family', { as: 'admin' })
    await page.getByRole('button', { name: 'Pancake breakfast' }).waitFor()
    const menu = page.getByRole('button', { name: 'More calendar actions' })
    await menu.click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export as .ics' }).click(),
    ])
    const path = await file.path()
    const found = new ICAL.Component(ICAL.parse(await readFile(path, 'utf8'))).getAllSubcomponents('vevent')
    expect(found.map((one) => new ICAL.Event(one).summary)).toContain('Pancake breakfast')

    await menu.click()
    await page.getByRole('menuitem', { name: 'Import from .ics' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import events' })
    await dialog
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'calendar.ics', mimeType: 'text/calendar', buffer: await readFile(path) })
    await dialog.getByRole('button', { name: `Import ${found.length} events` }).click()
    await expect
      .poll(() => page.getByRole('button', { name: 'Pancake breakfast' }).count(), { timeout: 10_000 })
      .toBe(2)
  },
  LONG,
)
